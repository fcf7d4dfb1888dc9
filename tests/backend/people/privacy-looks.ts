import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#src/backend/db/schema/chat.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { billingAnswer } from '#src/contract/billing/billing-lists.ts';
import { boCardId, newKey, subscribeTo, tip } from '../billing/payments.ts';
import { say } from '../chat/talk.ts';
import { idOf, storeFile, writePost, type Name } from '../world.ts';
import type { PrivacyWorld } from './privacy-world.ts';
import { ask, relate, type Command } from './relate.ts';

type Look = (world: PrivacyWorld) => Promise<Response>;
const get =
  (path: string): Look =>
  ({ bo }) =>
    bo.get(path);
const command =
  (name: Command, body: object = {}): Look =>
  async (world) => {
    const answer = await ask(world.bo, 'ada', name, body);
    await relate(world.bo, 'ada', 'forgive');
    await relate(world.bo, 'ada', 'start_following');
    return answer;
  };
/** Something of ada's that costs five dollars is bought by bo. */
async function buy({ bo }: PrivacyWorld, path: string, rest: object = {}): Promise<Response> {
  const price = { expected_amount: 500, currency: 'USD', card_id: boCardId, ...rest };
  const answer = await bo.post(path, price, newKey());
  expect(answer.status).toBe(201);
  return answer;
}
let ends = 0;
/** The end of a period that no other look was about. */
const anotherEnd = (now: Date) => new Date(now.getTime() - 60_000 * (ends += 1));
const people = (list: string) => get(`/api/v1/people/${list}`);
const newestPayment = async ({ bo }: PrivacyWorld) =>
  billingAnswer.parse(await (await bo.get('/api/v1/billing/sent')).json()).data[0]?.id ?? '';

/** A file of bo's that he sent to ada. */
async function sentFile({ backend, bo }: PrivacyWorld): Promise<string> {
  const { hash } = await storeFile(backend, 'bo');
  await say(bo, 'ada', { fileHash: [hash] });
  return hash;
}

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
  'GET /api/v1/files/{hash}/uses': {
    look: async (world) => world.bo.get(`/api/v1/files/${await sentFile(world)}/uses`),
  },
  'POST /api/v1/library/delete/effects': {
    look: async (world) =>
      world.bo.post('/api/v1/library/delete/effects', { hashes: [await sentFile(world)] }),
  },
  'POST /api/v1/library/delete': {
    look: async (world) =>
      world.bo.post('/api/v1/library/delete', { hashes: [await sentFile(world)] }),
  },
  'GET /api/v1/library/owned': { look: get('/api/v1/library/owned') },
  'GET /api/v1/referrals/inviter/{code}': { look: get('/api/v1/referrals/inviter/by-ada') },
  'POST /api/v1/message/refresh': {
    look: async ({ backend, bo }) => {
      const line = eq(messages.toUserId, idOf('bo'));
      const isOfAda = sql`(${messages.notice} ->> 'personId')::integer = ${idOf('ada')}`;
      const [row] = await backend.db.select().from(messages).where(and(line, isOfAda));
      return bo.post('/api/v1/message/refresh', { withUserId: 1, messageId: row?.id });
    },
  },
  'POST /api/v1/people/{id}/start_following': { look: command('start_following') },
  'POST /api/v1/people/{id}/stop_following': {
    // The answer holds the list that is left.
    look: async (world) => {
      await relate(world.bo, 'fay', 'start_following');
      return command('stop_following')(world);
    },
    whom: 'fay',
  },
  'POST /api/v1/people/{id}/ban': { look: command('ban', { ban_type: 'mute' }) },
  'POST /api/v1/people/{id}/forgive': {
    look: async (world) => {
      await relate(world.bo, 'fay', 'ban', { ban_type: 'mute' });
      return command('forgive')(world);
    },
    whom: 'fay',
  },
  'POST /api/v1/people/{id}/deactivate_renew': { look: command('deactivate_renew') },
  'POST /api/v1/people/{id}/reactivate_renew': { look: command('reactivate_renew') },
  'POST /api/v1/tips': { look: ({ bo }) => tip(bo, 'ada') },
  'POST /api/v1/subscriptions': {
    look: async ({ backend, bo }) => {
      await backend.db.delete(subscriptions).where(eq(subscriptions.byUserId, idOf('bo')));
      return subscribeTo(bo, 'ada');
    },
  },
  'POST /api/v1/posts/{id}/purchase': {
    look: async (world) => {
      const { hash } = await storeFile(world.backend, 'ada', { purpose: 'post' });
      const sold = { isPaid: true, price: 500, media: [hash] };
      const { id } = await writePost(world.backend, 'ada', sold);
      return buy(world, `/api/v1/posts/${id}/purchase`);
    },
  },
  'POST /api/v1/messages/{id}/purchase': {
    look: async (world) => {
      const { hash } = await storeFile(world.backend, 'ada');
      const { id } = await say(world.ada, 'bo', { fileHash: [hash], isPaid: true, price: 500 });
      return buy(world, `/api/v1/messages/${id}/purchase`, { withUserId: idOf('ada') });
    },
  },
  'POST /api/v1/billing/charges/{id}/retry': {
    look: async ({ backend, bo }) => {
      const own = eq(subscriptions.byUserId, idOf('bo'));
      await backend.db
        .update(subscriptions)
        .set({ renewalFailures: 1, expiresAt: anotherEnd(backend.clock()) })
        .where(own);
      return bo.post(`/api/v1/billing/charges/${idOf('ada')}/retry`, {});
    },
  },
};

/** Calls that answer with what the caller made, which show nobody but the caller. */
export const ofOneself = [
  'GET /api/v1/me/posts',
  'PATCH /api/v1/comments/{id}',
  'PATCH /api/v1/posts/{id}',
  'POST /api/v1/chat/send',
  'POST /api/v1/message/edit',
  'POST /api/v1/posts',
  'POST /api/v1/posts/{id}/apply',
  'POST /api/v1/posts/{id}/comments',
  'POST /api/v1/posts/{id}/duplicate',
  'POST /api/v1/posts/{id}/publish',
  'POST /api/v1/posts/{id}/restore',
  'POST /api/v1/posts/{id}/unschedule',
];
