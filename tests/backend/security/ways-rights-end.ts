import { expect } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { sessionsAnswer } from '#src/contract/settings/security.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { page } from '../billing/lists.ts';
import { boCardId, newKey, press, subscribeTo } from '../billing/payments.ts';
import { confirm } from '../billing/payout-world.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { relate } from '../people/relate.ts';
import { change, makePost, press as pressOn } from '../posts/writing.ts';
import { startBroker } from '../realtime/broker-server.ts';
import { follow } from '../world.ts';

/** `ada` wrote a post that `bo` may read. */
class World {
  server!: Awaited<ReturnType<typeof startBroker>>;
  backend!: TestBackend;
  ada!: Browser;
  bo!: Browser;
  postId = 0;
}
export const world = new World();

export async function beginWorld() {
  const server = await startBroker();
  const backend = await createTestBackend({ broadcast: server.broadcast });
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  Object.assign(world, { server, backend, ada, bo, postId: 0 });
}

type Kind = 'public' | 'followers' | 'subscribers' | 'paid';
export const secret = 'Only for those who may';

const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
const buy = () => world.bo.post(`/api/v1/posts/${world.postId}/purchase`, paying, newKey());
const postOf = async () =>
  postAnswer.parse(await (await world.ada.get(`/api/v1/profiles/ada/posts/${world.postId}`)).json())
    .data;
/** Of what was bought; the tip waits. */
async function refund() {
  const sent = (await page(world.bo, 'sent')).data.find(({ type }) => type !== 'tip');
  await press(world.backend, 'refund', { payment: sent?.id });
}

/** Ways for bo to gain the right to read a post of each kind. */
export const gain: Record<Kind, () => Promise<unknown>> = {
  public: async () => follow(world.backend, 'bo', 'ada'),
  followers: () => follow(world.backend, 'bo', 'ada'),
  subscribers: async () => subscribeTo(world.bo, 'ada', { plan_id: 1, expected_amount: 999 }),
  paid: buy,
};
export const columnsOf = {
  public: {},
  followers: { visibility: 'followers' },
  subscribers: { visibility: 'subscribers' },
  paid: { isPaid: true, price: 500 },
} as const;

interface Way {
  kind: Kind;
  end(): Promise<unknown>;
  /** State of a tip that waits for 3-D Secure. */
  waiting: 'requires_action' | 'failed';
  /** State on the receipt of a payment; null without a payment. */
  receipt: 'succeeded' | 'refunded' | null;
  /** Of the receipt: what went back for days that were left. */
  back?: number;
  /** True if the receipt, and the library with its URLs, still hold the bought content. */
  sold?: true;
}

const untouched = { waiting: 'requires_action', receipt: null } as const;

const blocked = () => relate(world.ada, 'bo', 'ban', { ban_type: 'block' });

const ownSession = async (browser: Browser) => {
  const rows = sessionsAnswer.parse(await (await browser.get('/api/v1/me/sessions')).json());
  return rows.find(({ is_current }) => is_current)?.id ?? '';
};

/** Each way in which a right ends. */
export const ways: Record<string, Way> = {
  'made paid by its author': {
    kind: 'public',
    end: async () => change(world.ada, await postOf(), { is_paid: true, price: 500 }),
    ...untouched,
  },
  'made for subscribers': {
    kind: 'followers',
    end: async () => change(world.ada, await postOf(), { visibility: 'subscribers' }),
    ...untouched,
  },
  'made for subscribers by an edit that was applied': {
    kind: 'public',
    async end() {
      const draft = await makePost(world.ada, {
        status: 'draft',
        draft_of: world.postId,
        text: secret,
      });
      const edited = await change(world.ada, draft, { visibility: 'subscribers' });
      const { data } = postAnswer.parse(await edited.json());
      await pressOn(world.ada, data.id, 'apply', { updated_at: data.updated_at });
    },
    ...untouched,
  },
  'deleted by its author': {
    kind: 'public',
    end: () => world.ada.send('DELETE', `/api/v1/posts/${world.postId}`),
    ...untouched,
  },
  'the reader follows no more': {
    kind: 'followers',
    end: () => relate(world.bo, 'ada', 'stop_following'),
    ...untouched,
  },
  'the subscription is over': {
    kind: 'subscribers',
    async end() {
      const expiresAt = new Date(world.backend.clock().getTime() - 1_000);
      await world.backend.db.update(subscriptions).set({ expiresAt, isAutoRenewable: false });
      await runJobs(world.backend);
    },
    waiting: 'requires_action',
    receipt: 'succeeded',
  },
  'the subscription was given back': {
    kind: 'subscribers',
    end: refund,
    waiting: 'requires_action',
    receipt: 'refunded',
  },
  'the purchase was given back': {
    kind: 'paid',
    end: refund,
    waiting: 'requires_action',
    receipt: 'refunded',
  },
  'the author blocks the reader': {
    kind: 'followers',
    end: blocked,
    waiting: 'failed',
    receipt: null,
  },
  'the creator blocks their subscriber, whose days go back': {
    kind: 'subscribers',
    end: blocked,
    waiting: 'failed',
    receipt: 'succeeded',
    back: 999,
  },
  'the author blocks their buyer, who keeps what was sold': {
    kind: 'paid',
    end: blocked,
    waiting: 'failed',
    receipt: 'succeeded',
    sold: true,
  },
  'the reader blocks the author': {
    kind: 'followers',
    end: () => relate(world.bo, 'ada', 'ban', { ban_type: 'block' }),
    waiting: 'failed',
    receipt: null,
  },
  'the password is changed elsewhere': {
    kind: 'followers',
    async end() {
      const there = await signedIn(world.backend, 'bo');
      const password = 'seven-green-kites';
      const current_password = 'correct-horse-9';
      const body = { current_password, password, password_confirmation: password };
      expect((await there.send('PUT', '/user/password', body)).status).toBe(200);
    },
    ...untouched,
  },
  'the reader signs out': {
    kind: 'followers',
    end: () => world.bo.post('/logout'),
    ...untouched,
  },
  'the session is ended from another device': {
    kind: 'followers',
    async end() {
      const there = await signedIn(world.backend, 'bo');
      await confirm(there);
      return there.send('DELETE', `/api/v1/me/sessions/${await ownSession(world.bo)}`);
    },
    ...untouched,
  },
  'every other session is ended': {
    kind: 'followers',
    async end() {
      const there = await signedIn(world.backend, 'bo');
      await confirm(there);
      return there.send('DELETE', '/api/v1/me/sessions/others', {});
    },
    ...untouched,
  },
  'the session falls silent': {
    kind: 'followers',
    async end() {
      world.backend.advance(121 * 60_000);
      world.ada = await signedIn(world.backend, 'ada');
      await runJobs(world.backend);
    },
    // The bank has waited long enough.
    waiting: 'failed',
    receipt: null,
  },
};
