import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { referralLinks } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { billingAnswer } from '#src/contract/billing/billing-lists.ts';
import type { Privacy } from '#src/contract/auth/auth.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey, saveCard, subscribeTo } from '../billing/payments.ts';
import { say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, storeFile, subscribe, writePost, type Name } from '../world.ts';
import { relate } from './relate.ts';

export const choosePrivacy = async (browser: Browser, privacy: Partial<Privacy>) =>
  expect((await browser.send('PUT', '/api/v1/me/site_settings', { privacy })).status).toBe(200);

/** `bo` looks at `ada`, with whom he has everything that two can have, and at `fay`, a stranger. */
export interface PrivacyWorld {
  backend: TestBackend;
  ada: Browser;
  bo: Browser;
  fay: Browser;
  postId: number;
  /** A post of `bo` that `ada` has bought. */
  soldId: number;
  intent: string;
}

export async function openWorld(): Promise<PrivacyWorld> {
  const backend = await createTestBackend();
  const [ada, bo, fay] = [
    await signedIn(backend, 'ada'),
    await signedIn(backend, 'bo'),
    await signedIn(backend, 'fay'),
  ];
  await relate(bo, 'ada', 'start_following');
  await relate(ada, 'bo', 'start_following');
  const intent = newKey();
  expect((await subscribeTo(bo, 'ada', {}, intent)).status).toBe(201);
  await subscribe(backend, 'ada', 'bo');
  const { id: postId } = await writePost(backend, 'ada');
  expect(
    (await ada.post(`/api/v1/posts/${postId}/comments`, { text: 'Mine' }, newKey())).status,
  ).toBe(201);
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const paid = await writePost(backend, 'ada', { isPaid: true, price: 500, media: [hash] });
  const price = { expected_amount: 500, currency: 'USD', card_id: boCardId };
  await bo.post(`/api/v1/posts/${paid.id}/purchase`, price, newKey());
  const sold = await writePost(backend, 'bo', { isPaid: true, price: 500 });
  const { id: card_id } = await saveCard(backend, ada, '4242424242424242');
  const bought = await ada.post(
    `/api/v1/posts/${sold.id}/purchase`,
    { ...price, card_id },
    newKey(),
  );
  expect(bought.status).toBe(201);
  await say(ada, 'bo', 'Good morning');
  const reason = { message: 'Look at this', reason: 'spam' };
  await bo.post(`/api/v1/chat/${idOf('ada')}/complaint`, reason);
  await backend.db
    .insert(referralLinks)
    .values({ userId: idOf('ada'), code: 'by-ada', createdAt: backend.clock() });
  await comeOnline(backend);
  return { backend, ada, bo, fay, postId, soldId: sold.id, intent: intent['Idempotency-Key'] };
}

/** A moment ago both made a call. */
export const comeOnline = ({ db, clock }: TestBackend) =>
  db
    .update(users)
    .set({ lastSeenAt: clock() })
    .where(inArray(users.id, [idOf('ada'), idOf('fay')]));

type Look = (world: PrivacyWorld) => Promise<Response>;
const get =
  (path: string): Look =>
  ({ bo }) =>
    bo.get(path);
const people = (list: string) => get(`/api/v1/people/${list}`);
const newestPayment = async ({ bo }: PrivacyWorld) =>
  billingAnswer.parse(await (await bo.get('/api/v1/billing/sent')).json()).data[0]?.id ?? '';

/** Every call that shows `ada` to `bo`, or, where it is of strangers, `fay`. */
export const looks: Record<string, { look: Look; whom?: Name }> = {
  'GET /api/v1/profiles/{username}': { look: get('/api/v1/profiles/ada') },
  'GET /api/v1/profiles/{username}/posts': { look: get('/api/v1/profiles/ada/posts') },
  'GET /api/v1/profiles/{username}/posts/{id}': {
    look: ({ bo, postId }) => bo.get(`/api/v1/profiles/ada/posts/${postId}`),
  },
  'GET /api/v1/posts/{id}/comments': {
    look: ({ bo, postId }) => bo.get(`/api/v1/posts/${postId}/comments`),
  },
  'GET /api/v1/feed': { look: get('/api/v1/feed') },
  'GET /api/v1/explore': { look: get('/api/v1/explore') },
  'GET /api/v1/explore, people': { look: get('/api/v1/explore?q=ada') },
  'GET /api/v1/suggestions': { look: get('/api/v1/suggestions'), whom: 'fay' },
  'GET /api/v1/people/{list}, followed': { look: people('followed') },
  'GET /api/v1/people/{list}, followers': { look: people('followers') },
  'GET /api/v1/people/{list}, subscriptions': { look: people('subscriptions') },
  'GET /api/v1/people/{list}, subscribers': { look: people('subscribers') },
  'GET /api/v1/people/{list}, blacklist': {
    look: async (world) => {
      await relate(world.bo, 'ada', 'ban', { ban_type: 'mute' });
      const answer = await world.bo.get('/api/v1/people/blacklist');
      await relate(world.bo, 'ada', 'forgive');
      return answer;
    },
  },
  'POST /api/v1/chats/{kind}': { look: ({ bo }) => bo.post('/api/v1/chats/all', { offset: 0 }) },
  'GET /api/v1/chat/{userId}/{type}': { look: get(`/api/v1/chat/${idOf('ada')}/0`) },
  'GET /api/v1/chat/{userId}/{type}, nothing written': {
    look: get(`/api/v1/chat/${idOf('fay')}/0`),
    whom: 'fay',
  },
  'POST /api/v1/messages': {
    look: ({ bo }) => bo.post('/api/v1/messages', { withUserId: 1, type: 1 }),
  },
  'GET /api/v1/billing/charges': { look: get('/api/v1/billing/charges') },
  'GET /api/v1/billing/sent': { look: get('/api/v1/billing/sent') },
  'GET /api/v1/billing/received': { look: get('/api/v1/billing/received') },
  'GET /api/v1/billing/intents/{key}': {
    look: ({ bo, intent }) => bo.get(`/api/v1/billing/intents/${intent}`),
  },
  'GET /api/v1/posts/{id}/effects': {
    look: ({ bo, soldId }) => bo.get(`/api/v1/posts/${soldId}/effects`),
  },
  'GET /api/v1/billing/transactions/{id}': {
    look: async (world) =>
      world.bo.get(`/api/v1/billing/transactions/${await newestPayment(world)}`),
  },
  'GET /api/v1/subscriptions/{username}': { look: get('/api/v1/subscriptions/ada') },
  'GET /api/v1/complaints': { look: get('/api/v1/complaints') },
  'GET /api/v1/library/owned': { look: get('/api/v1/library/owned') },
  'GET /api/v1/referrals/inviter/{code}': { look: get('/api/v1/referrals/inviter/by-ada') },
};
