import { beforeEach, expect, it } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { confirmed, signedIn, type Browser } from '../../auth/browser.ts';
import { newKey } from '../../billing/payments.ts';
import { germanAccount } from '../../billing/payouts/payout-world.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, writePost } from '../../world.ts';
import { begin, choose } from './identity-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
});

interface Posts {
  draft: number;
  published: number;
  edit: number;
}
interface Gated {
  method: string;
  path: (ids: Posts) => string;
  /** The route as it is mounted. */
  route: string;
  body?: () => object;
}
const sold = { text: 'For sale', is_paid: true, price: 500 };
const message = { type: 0, message: 'For sale', fileHash: null, isPaid: true, price: 500 };
const offer = { price: 999, currency: 'USD', plans: [], trial_days: 0, promotion: null };

/** Every call by which a member sells or is paid out. */
const gated: Record<string, Gated> = {
  'a paid post': {
    method: 'POST',
    route: '/api/v1/posts',
    path: () => '/api/v1/posts',
    body: () => ({ ...sold, visibility: 'public', media: [], status: 'published' }),
  },
  'a price for a post that is out': {
    method: 'PATCH',
    route: '/api/v1/posts/:id',
    path: ({ published }) => `/api/v1/posts/${published}`,
    body: () => ({ ...sold, updated_at: backend.clock().toISOString() }),
  },
  'a draft with a price, published': {
    method: 'POST',
    route: '/api/v1/posts/:id/publish',
    path: ({ draft }) => `/api/v1/posts/${draft}/publish`,
    body: () => ({}),
  },
  'an edit with a price, applied': {
    method: 'POST',
    route: '/api/v1/posts/:id/apply',
    path: ({ edit }) => `/api/v1/posts/${edit}/apply`,
    body: () => ({}),
  },
  'a message with a price': {
    method: 'POST',
    route: '/api/v1/chat/send',
    path: () => '/api/v1/chat/send',
    body: () => ({ ...message, withUserId: idOf('ada') }),
  },
  'a message to an audience': {
    method: 'POST',
    route: '/api/v1/chat/send',
    path: () => '/api/v1/chat/send',
    body: () => ({
      ...message,
      isPaid: false,
      price: null,
      withUserId: idOf('ada'),
      rcpt: 'followers',
    }),
  },
  'the size of an audience': {
    method: 'GET',
    route: '/api/v1/chat/audience',
    path: () => '/api/v1/chat/audience',
  },
  'the price of a subscription': {
    method: 'PUT',
    route: '/api/v1/me/subscription_settings',
    path: () => '/api/v1/me/subscription_settings',
    body: () => offer,
  },
  'the account for payouts': {
    method: 'GET',
    route: '/api/v1/billing/payout_method',
    path: () => '/api/v1/billing/payout_method',
  },
  'another account for payouts': {
    method: 'PUT',
    route: '/api/v1/billing/payout_method',
    path: () => '/api/v1/billing/payout_method',
    body: () => germanAccount,
  },
  'a payout': {
    method: 'POST',
    route: '/api/v1/billing/payouts',
    path: () => '/api/v1/billing/payouts',
    body: () => ({ amount: 4_000, currency: 'USD' }),
  },
};

async function call({ method, path, body }: Gated) {
  const priced = { isPaid: true, price: 500, text: 'For sale', publishedAt: null };
  const draft = await writePost(backend, 'bo', { ...priced, status: 'draft' });
  const { id: published, updatedAt } = await writePost(backend, 'bo');
  const ofEdit = { draftOf: published, basedOn: updatedAt, status: 'draft' as const };
  const edit = await writePost(backend, 'bo', { ...priced, ...ofEdit });
  const address = path({ draft: draft.id, published, edit: edit.id });
  const answer = await bo.send(method, address, body?.(), method === 'GET' ? {} : newKey());
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

it.each(Object.entries(gated))(
  '%s needs a verified identity, and nothing else',
  async (_name, one) => {
    expect(await call(one)).toEqual({ status: 403, code: 'identity_required' });
    const mounted = createApp(backend).routes.map(({ method, path }) => `${method} ${path}`);
    expect(mounted.map((route) => route.replace(/\{[^}]*\}/, ''))).toContain(
      `${one.method} ${one.route}`,
    );
    await choose(backend, await begin(bo), 'approved');
    expect(await call(one)).not.toMatchObject({ code: 'identity_required' });
    expect((await call(one)).status).not.toBe(403);
  },
);

it('buying, tipping others and the history of payouts need none', async () => {
  for (const path of [
    'billing/payouts',
    'billing/cards',
    'billing/balance',
    'me/subscription_settings',
  ])
    expect((await bo.get(`/api/v1/${path}`)).status, path).toBe(200);
});

it('comes before the question for the password', async () => {
  const fresh = await signedIn(backend, 'bo');
  const answer = await fresh.send('PUT', '/api/v1/billing/payout_method', germanAccount);
  expect(answer.status).toBe(403);
});
