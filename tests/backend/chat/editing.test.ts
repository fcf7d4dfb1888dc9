import { beforeEach, expect, it } from 'vitest';
import { messagePurchases } from '#src/backend/db/schema/chat.ts';
import type { EditMessageAnswer } from '#src/contract/chat/message-edit.ts';
import { messageUpdated } from '#src/contract/app/realtime.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, storeFile, type Name } from '../world.ts';
import { list, post, read, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const edit = (browser: Browser, who: Name, messageId: number, message: string | null) =>
  browser.post('/api/v1/message/edit', { withUserId: idOf(who), messageId, message });

const announcedUpdates = () =>
  backend.published
    .filter(({ event }) => event.endsWith('MessageUpdated'))
    .map(({ channels, data }) => ({ to: channels[0], ...messageUpdated.parse(data) }));

it('changes one’s own text for both, and tells all tabs of both', async () => {
  const { id } = await say(ada, 'bo', 'Helo');
  backend.advance(60_000);
  const answer = (await (await edit(ada, 'bo', id, 'Hello')).json()) as EditMessageAnswer;
  expect(answer).toMatchObject({
    success: true,
    message: { id, text: 'Hello', edited_at: '2026-05-04T10:01:00.000Z' },
  });
  expect((await read(bo, 'ada'))[0]).toMatchObject({ text: 'Hello', edited_at: expect.anything() });
  expect((await list(bo)).list[0]?.last_message?.text).toBe('Hello');
  expect(announcedUpdates()).toMatchObject([
    { to: 'private-App.Models.User.2', with_user_id: 3, message: { text: 'Hello' } },
    { to: 'private-App.Models.User.3', with_user_id: 2, message: { text: 'Hello' } },
  ]);
});

it('says and tells nothing new when the text is the same, or the message gone', async () => {
  const { id } = await say(ada, 'bo', 'Hello');
  const same = (await (await edit(ada, 'bo', id, 'Hello')).json()) as EditMessageAnswer;
  expect(same.message?.edited_at).toBeNull();
  const gone = { withUserId: idOf('bo'), messageId: id, chatType: 0, bothSides: true };
  await ada.post('/api/v1/message/delete', gone);
  const late = await edit(ada, 'bo', id, 'Hello?');
  expect([late.status, await late.json()]).toEqual([200, { success: false, message: null }]);
  expect(announcedUpdates()).toEqual([]);
});

it('refuses what is another’s, empty, too long, or asked by somebody restricted', async () => {
  const { id } = await say(ada, 'bo', 'Hello');
  expect((await edit(bo, 'ada', id, 'Mine')).status).toBe(403);
  expect((await edit(ada, 'bo', id, '   ')).status).toBe(422);
  expect((await edit(ada, 'bo', id, 'x'.repeat(5001))).status).toBe(422);
  await ban(backend, 'bo', 'ada', 'restrict');
  expect((await edit(ada, 'bo', id, 'Hello again')).status).toBe(403);
  expect((await read(bo, 'ada'))[0]?.text).toBe('Hello');
});

it('takes the text off a picture', async () => {
  const { hash } = await storeFile(backend, 'ada');
  const { id } = await say(ada, 'bo', { message: 'A lake', fileHash: [hash] });
  const answer = (await (await edit(ada, 'bo', id, null)).json()) as EditMessageAnswer;
  expect(answer.message).toMatchObject({ text: null, media: [{ hash }] });
});

it('ends a quarter of an hour after sending, to the second', async () => {
  const { id } = await say(ada, 'bo', 'Hello');
  backend.advance(900_000);
  expect((await edit(ada, 'bo', id, 'Just in time')).status).toBe(200);
  backend.advance(1);
  const late = await edit(ada, 'bo', id, 'Too late');
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'edit_window_over' }]);
});

it('leaves a sold message as it was sold', async () => {
  await post(ada, 'bo', { message: 'Secret', isPaid: true, price: 400 });
  const [{ id } = { id: 0 }] = await read(ada, 'bo');
  expect((await edit(ada, 'bo', id, 'A better secret')).status).toBe(200);
  const texts = announcedUpdates().map(({ message }) => message.text);
  expect(texts).toEqual(['A better secret', null]);
  await backend.db
    .insert(messagePurchases)
    .values({ messageId: id, userId: idOf('bo'), amount: 400, createdAt: backend.clock() });
  const bought = await edit(ada, 'bo', id, 'Less');
  expect([bought.status, await bought.json()]).toMatchObject([409, { code: 'has_purchases' }]);
});
