import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { chatsAnswer, type Message } from '#src/contract/chat/chat.ts';
import { messageSent } from '#src/contract/app/realtime.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { boCardId, newKey, press, subscribeTo, tip } from '../../billing/payments.ts';
import { act, post, read } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, idOf, writePost, type Name } from '../../world.ts';
import { noticesOf } from './noticed.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const kinds = (list: Message[]) => list.toReversed().map(({ notice }) => notice?.kind);
const chatOf = async (browser: Browser) =>
  chatsAnswer.parse(await (await browser.post('/api/v1/chats/all', {})).json());
const publishedTo = (name: Name) =>
  backend.published.flatMap(({ event, channels, data }) =>
    event.endsWith('MessageSent') && channels.includes(`private-App.Models.User.${idOf(name)}`)
      ? [messageSent.parse(data)]
      : [],
  );

it('tell of a follower once a day, and not of whom I banned', async () => {
  await bo.post('/api/v1/people/2/start_following');
  await bo.post('/api/v1/people/2/stop_following');
  await bo.post('/api/v1/people/2/start_following');
  const [first, ...rest] = await noticesOf(ada);
  expect(first).toMatchObject({
    author_id: 1,
    chat_type: 1,
    text: 'Bo Lindqvist followed you.',
    notice: { kind: 'followed', person: { username: 'bo' }, path: '/bo', amount: null },
  });
  expect(rest).toEqual([]);
  expect(publishedTo('ada')).toMatchObject([
    { unread: 1, chat: { with_user_id: 1, unread_count: 1 } },
  ]);
  backend.advance(86_400_001);
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  await bo.post('/api/v1/people/2/stop_following');
  await bo.post('/api/v1/people/2/start_following');
  expect(await noticesOf(ada)).toHaveLength(2);
  await ban(backend, 'ada', 'fay', 'mute');
  await (await signedIn(backend, 'fay')).post('/api/v1/people/2/start_following');
  expect(await noticesOf(ada)).toHaveLength(2);
});

it('name people as they are called now, and lead nowhere when they are gone', async () => {
  await bo.post('/api/v1/people/2/start_following');
  const rename = { display_name: 'Bo the Second', username: 'bo2' };
  await backend.db
    .update(users)
    .set({ displayName: rename.display_name, username: rename.username })
    .where(eq(users.id, idOf('bo')));
  expect((await noticesOf(ada))[0]?.notice).toMatchObject({ person: rename, path: '/bo2' });
  await backend.db
    .update(users)
    .set({ isDeleted: true })
    .where(eq(users.id, idOf('bo')));
  expect((await noticesOf(ada))[0]?.notice).toMatchObject({ path: null });
});

it('tell both of money: the payer gets a receipt that arrives read, the payee something new', async () => {
  const sold = await writePost(backend, 'ada', { isPaid: true, price: 500, title: 'A plate' });
  await post(ada, 'bo', { message: 'Secret', isPaid: true, price: 400 });
  const [paid] = await read(bo, 'ada');
  await act(bo, 'ada', 'mark_read');
  const pay = { currency: 'USD', card_id: boCardId };
  expect((await tip(bo, 'ada')).status).toBe(201);
  expect((await subscribeTo(bo, 'ada')).status).toBe(201);
  const unlock = { ...pay, withUserId: 2, expected_amount: 400 };
  expect((await bo.post(`/api/v1/messages/${paid?.id}/purchase`, unlock, newKey())).status).toBe(
    201,
  );
  const buy = { ...pay, expected_amount: 500 };
  expect((await bo.post(`/api/v1/posts/${sold.id}/purchase`, buy, newKey())).status).toBe(201);

  expect(kinds(await noticesOf(bo))).toEqual([
    'tip_sent',
    'subscription_started',
    'message_bought',
    'post_bought',
  ]);
  expect(kinds(await noticesOf(ada))).toEqual([
    'tip_received',
    'subscribed',
    'message_sold',
    'post_sold',
  ]);
  expect((await noticesOf(bo))[0]).toMatchObject({
    text: expect.stringMatching(
      /^You bought the post “A plate” by Ada Marlow for \$5\.00, receipt T-/,
    ),
    notice: { amount: { amount: 500, currency: 'USD' }, path: `/ada/post/${sold.id}` },
  });
  expect((await noticesOf(bo))[2]?.notice?.until).toBe('2026-08-04T10:00:00.000Z');
  expect((await noticesOf(ada))[0]?.notice?.path).toBe(`/ada/post/${sold.id}`);
  expect((await noticesOf(ada))[1]?.notice?.path).toBe('/messages/3');
  expect(await chatOf(bo)).toMatchObject({ unread: 0, notifications: { unread_count: 0 } });
  expect((await chatOf(ada)).notifications).toMatchObject({ unread_count: 4 });
  expect(publishedTo('bo').filter(({ chat }) => chat.chat_type === 1)).toHaveLength(4);
});

it('say nothing of a card that was refused at a click', async () => {
  await press(backend, 'money', { decline: 'lost_card' });
  expect((await tip(bo, 'ada')).status).toBe(402);
  expect([await noticesOf(ada), await noticesOf(bo)]).toEqual([[], []]);
});

it('keep the receipt of a report, once', async () => {
  for (let tries = 0; tries < 2; tries += 1)
    await bo.post('/api/v1/chat/2/complaint', { message: 'Rude', reason: 'harassment' });
  const [kept, ...rest] = await noticesOf(bo);
  expect(kept?.notice).toMatchObject({
    kind: 'complaint_received',
    person: { username: 'ada' },
    number: expect.stringMatching(/^R-\d+$/),
  });
  expect(rest).toEqual([]);
  expect((await chatOf(bo)).unread).toBe(0);
});

it('are cleared for good, on all tabs; the next one starts anew', async () => {
  await bo.post('/api/v1/people/2/start_following');
  expect(await act(ada, 1, 'delete', 1)).toEqual({ success: true, unread: 0 });
  expect(await noticesOf(ada)).toEqual([]);
  expect(backend.published.at(-1)).toMatchObject({
    event: String.raw`App\Events\ChatDeleted`,
    data: { with_user_id: 1, chat_type: 1, unread: 0 },
  });
  expect((await tip(bo, 'ada')).status).toBe(201);
  expect(await noticesOf(ada)).toHaveLength(1);
  expect((await chatOf(ada)).notifications).toMatchObject({ unread_count: 1 });
});
