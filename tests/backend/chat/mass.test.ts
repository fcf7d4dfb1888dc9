import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { signedIn, type Browser } from '../auth/browser.ts';
import { press } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, storeFile, subscribe } from '../world.ts';
import { list, post, read, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  for (const name of ['bo', 'fay', 'eli', 'dee'] as const) await follow(backend, name, 'ada');
  await subscribe(backend, 'cy', 'ada');
  await subscribe(backend, 'fay', 'ada', -3);
});

it('reaches an audience once each, in chats of their own', async () => {
  await ban(backend, 'fay', 'ada', 'restrict');
  const { hash } = await storeFile(backend, 'ada');
  backend.advance(30_000);
  await bo.get('/api/v1/me');
  const words = { message: 'To all of you', fileHash: [hash], rcpt: 'all' };
  const key = { 'Idempotency-Key': randomUUID() };
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await post(ada, 'bo', words, key);
    expect(await answer.json()).toEqual({
      success: true,
      message: null,
      error: null,
      recipients: 3,
    });
  }
  const [mine] = await read(bo, 'ada');
  expect(mine).toMatchObject({ text: 'To all of you', media: [{ hash, is_locked: false }] });
  expect(await read(bo, 'ada')).toHaveLength(1);
  expect(await (await bo.get('/api/v1/me')).json()).toMatchObject({ unread: 1 });
  expect(await read(await signedIn(backend, 'fay'), 'ada')).toEqual([]);
  const published = backend.published.map(({ channels, data }) => [channels[0], data]);
  expect(published).toEqual([
    [`private-App.Models.User.${idOf('bo')}`, expect.objectContaining({ unread: 1 })],
    [`private-App.Models.User.${idOf('ada')}`, { is_truncated: true }],
  ]);
});

it('does not flood the author’s list, and shows a chat once it is answered', async () => {
  await post(ada, 'bo', { message: 'Hello', isPaid: true, price: 400, rcpt: 'followers' });
  expect((await list(ada)).count).toBe(0);
  expect((await read(bo, 'ada'))[0]).toMatchObject({ is_locked: true, text: null, price: 400 });
  await say(bo, 'ada', 'Hello yourself');
  expect((await list(ada)).list[0]).toMatchObject({ paid_sent_mass_counter: 1, unread_count: 1 });
  expect(await read(ada, 'bo')).toHaveLength(2);
});

it('is for creators, and not for nobody', async () => {
  expect((await post(bo, 'ada', { message: 'x', rcpt: 'followers' })).status).toBe(403);
  expect((await post(ada, 'bo', { message: 'x', rcpt: 'friends' })).status).toBe(422);
  const fay = await signedIn(backend, 'fay');
  const answer = await post(fay, 'bo', { message: 'x', rcpt: 'subscribers' });
  expect(await answer.json()).toMatchObject({ success: false, message: null });
});

const crowd = async (count: number) => {
  await backend.db.execute(sql`
    insert into users (id, email, username, display_name, created_at, updated_at)
    select n, n || '@crowd.test', 'crowd' || n, 'One of many', now(), now()
    from generate_series(1000, 999 + ${count}::integer) n`);
  await backend.db.execute(sql`insert into follows (by_user_id, to_user_id, created_at)
    select n, ${idOf('ada')}, now() from generate_series(1000, 999 + ${count}::integer) n`);
};

/** On a slow machine the answer comes before the last part is out. */
const allOut = async () => {
  const open = sql`select count(*) as open from mass_messages where done_at is null`;
  await expect.poll(async () => (await backend.db.execute(open)).rows[0]).toEqual({ open: 0 });
};

it('lets other calls through while it goes to many', async () => {
  await crowd(1_000);
  const order: string[] = [];
  const sending = post(ada, 'bo', { message: 'All', rcpt: 'followers' }).then(async (answer) => {
    order.push('mass');
    return (await answer.json()) as unknown;
  });
  for (let calls = 0; calls < 3; calls += 1) {
    await bo.get('/api/v1/me');
    order.push('me');
  }
  expect(await sending).toMatchObject({ success: true, recipients: 1_003 });
  expect(order).toEqual(['me', 'me', 'me', 'mass']);
  await allOut();
  const { rows } = await backend.db.execute(sql`
    select count(*) as sent, count(distinct to_user_id) as people from messages`);
  expect(rows).toEqual([{ sent: 1_003, people: 1_003 }]);
});

it('is finished once, by a retry or by itself, after its process died in the middle', async () => {
  await crowd(700);
  const key = randomUUID();
  const headers = { 'Idempotency-Key': key };
  const words = { message: 'All', rcpt: 'followers' };
  await post(ada, 'bo', words, headers);
  await allOut();
  // As a death after the first parts leaves it: some without their message, no answer kept.
  const halve = async () => {
    await backend.db.execute(sql`insert into mass_recipients (mass_id, user_id)
      select m.id, n from mass_messages m, generate_series(1300, 1699) n`);
    await backend.db.execute(sql`delete from messages where to_user_id between 1300 and 1699`);
    await backend.db.execute(sql`update mass_messages set done_at = null`);
    await backend.db.execute(sql`delete from idempotency_keys`);
  };
  const count = async () =>
    (await backend.db.execute(sql`select count(*) as sent from messages`)).rows[0];
  await halve();
  expect(await count()).toEqual({ sent: 303 });
  await (await bo.get('/api/v1/me')).text();
  expect(await (await post(ada, 'bo', words, headers)).json()).toMatchObject({ recipients: 703 });
  await allOut();
  expect(await count()).toEqual({ sent: 703 });
  await halve();
  await press(backend, 'jobs');
  expect(await count()).toEqual({ sent: 303 });
  backend.advance(61_000);
  await Promise.all([press(backend, 'jobs'), press(backend, 'jobs')]);
  await allOut();
  expect(await count()).toEqual({ sent: 703 });
  const { rows } = await backend.db.execute(sql`
    select count(*) filter (where done_at is not null) as done from mass_messages`);
  expect(rows).toEqual([{ done: 1 }]);
});
