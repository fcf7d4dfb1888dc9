import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages } from '#src/backend/db/schema/chat.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { messagePaid, paymentConflict, postPaid } from '#src/contract/billing/billing.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { read, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, storeFile, subscribe, writePost } from '../world.ts';
import {
  boCardId,
  chargesOf,
  expectBooksToBalance,
  inFrame,
  newKey,
  press,
  saveCard,
} from './payments.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});

const price = { expected_amount: 700, currency: 'USD', card_id: boCardId };
const buyPost = (id: number, rest: object = {}, headers = newKey(), by = bo) =>
  by.post(`/api/v1/posts/${id}/purchase`, { ...price, ...rest }, headers);
const buyMessage = (id: number, rest: object = {}, headers = newKey()) =>
  bo.post(
    `/api/v1/messages/${id}/purchase`,
    { withUserId: idOf('ada'), ...price, ...rest },
    headers,
  );
const paidPost = async () => {
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  return writePost(backend, 'ada', { isPaid: true, price: 700, media: [hash] });
};
const paidMessage = async () => {
  const { hash } = await storeFile(backend, 'ada');
  return say(ada, 'bo', { message: 'secret', isPaid: true, price: 700, fileHash: [hash] });
};

describe('a post', () => {
  test('opens, with its bytes', async () => {
    const { id } = await paidPost();
    const answer = await buyPost(id);
    expect(answer.status).toBe(201);
    const { post, transaction } = postPaid.parse(await answer.json());
    expect(post).toMatchObject({ is_purchased: true, is_locked: false, text: 'A text' });
    expect(transaction.subject).toEqual({ type: 'post', id });
    const bytes = await bo.get(post.media[0]?.url ?? '');
    expect([bytes.status, await bytes.text()]).toEqual([200, expect.stringContaining('full')]);
    await expectBooksToBalance(backend);
  });

  test('another price is 409 with the new one, and nothing is charged', async () => {
    const { id } = await paidPost();
    await press(backend, 'price', { subject: 'post', id, price: 900 });
    const answer = await buyPost(id);
    expect(answer.status).toBe(409);
    expect(paymentConflict.parse(await answer.json())).toMatchObject({
      code: 'price_changed',
      price: { amount: 900, currency: 'USD' },
    });
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('bought once, whatever the key', async () => {
    const { id } = await paidPost();
    await buyPost(id);
    const again = await buyPost(id);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already_purchased' });
    expect(await chargesOf(backend)).toHaveLength(1);
  });

  test('not one’s own, not a free one, not one that is not there or hidden by a block', async () => {
    const { id } = await paidPost();
    const card = await saveCard(backend, ada, '4242424242424242');
    expect((await buyPost(id, { card_id: card.id }, newKey(), ada)).status).toBe(422);
    const free = await writePost(backend, 'ada');
    expect(await (await buyPost(free.id)).json()).toMatchObject({ code: 'not_for_sale' });
    const draft = await writePost(backend, 'ada', { status: 'draft', isPaid: true, price: 700 });
    expect((await buyPost(draft.id)).status).toBe(404);
    expect((await buyPost(99_999)).status).toBe(404);
    await ban(backend, 'ada', 'bo', 'block');
    expect((await buyPost(id)).status).toBe(404);
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('two keys at once: one charge', async () => {
    const { id } = await paidPost();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyPost(id)));
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((status) => status === 201)).toHaveLength(1);
    expect(codes.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await chargesOf(backend)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('a new try ends the question of the bank that the old one left open', async () => {
    const { id } = await paidPost();
    const asking = await saveCard(backend, bo, '4000000000003220');
    const first = await buyPost(id, { card_id: asking.id });
    const { action_url: url } = (await first.json()) as { action_url: string };
    expect((await buyPost(id)).status).toBe(201);
    const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
    await inFrame(backend, '/psp/challenges', { token, answer: 'approve' });
    expect(await chargesOf(backend)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('while the bank has not decided, another key waits; its answer is not kept', async () => {
    const { id } = await paidPost();
    const slow = await saveCard(backend, bo, '4000000000000077');
    expect((await buyPost(id, { card_id: slow.id })).status).toBe(202);
    const key = newKey();
    const refused = await buyPost(id, {}, key);
    expect(refused.status).toBe(409);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(paymentConflict.parse(await refused.json())).toMatchObject({
      code: 'payment_in_progress',
      transaction: { status: 'pending' },
    });
    backend.advance(4_000);
    await press(backend, 'jobs');
    expect(await (await buyPost(id, {}, key)).json()).toMatchObject({ code: 'already_purchased' });
    expect(await chargesOf(backend)).toHaveLength(1);
  });
});

describe('a message', () => {
  test('opens for the buyer and is marked as bought for its author', async () => {
    const { id } = await paidMessage();
    expect(await read(bo, 'ada')).toMatchObject([{ text: null, is_locked: true }]);
    const answer = await buyMessage(id);
    expect(answer.status).toBe(201);
    const { message } = messagePaid.parse(await answer.json());
    expect(message).toMatchObject({ text: 'secret', is_locked: false, is_purchased: true });
    expect((await bo.get(message.media[0]?.url ?? '')).status).toBe(200);
    const said = backend.published.filter(({ event }) => event.endsWith('MessageUpdated'));
    expect(said.map(({ channels }) => channels[0])).toEqual(
      expect.arrayContaining(
        (['ada', 'bo'] as const).map((name) => `private-App.Models.User.${idOf(name)}`),
      ),
    );
    expect(await read(ada, 'bo')).toMatchObject([{ is_purchased: true }]);
    await expectBooksToBalance(backend);
  });

  test.each(['bought', 'being paid'])('that is %s is not deleted for both', async (how) => {
    const { id } = await paidMessage();
    if (how === 'being paid') await press(backend, 'money', { action: 1 });
    await buyMessage(id);
    const deleted = await ada.post('/api/v1/message/delete', {
      withUserId: idOf('bo'),
      messageId: id,
      chatType: 0,
      bothSides: true,
    });
    expect(deleted.status).toBe(409);
  });

  test('not another’s, not a free one, not a deleted one, not for an old price', async () => {
    const { id } = await paidMessage();
    const fay = await signedIn(backend, 'fay');
    const other = await fay.post(
      `/api/v1/messages/${id}/purchase`,
      { withUserId: idOf('ada'), ...price },
      newKey(),
    );
    expect(other.status).toBe(404);
    const free = await say(ada, 'bo', 'for nothing');
    expect(await (await buyMessage(free.id)).json()).toMatchObject({ code: 'not_for_sale' });
    await press(backend, 'price', { subject: 'message', id, price: 800 });
    expect(await (await buyMessage(id)).json()).toMatchObject({ code: 'price_changed' });
    await backend.db
      .update(messages)
      .set({ deletedAt: backend.clock() })
      .where(eq(messages.id, id));
    expect((await buyMessage(id)).status).toBe(404);
    expect(await chargesOf(backend)).toEqual([]);
  });
});

test('a purchase outlives a subscription and a follow', async () => {
  const { id } = await paidPost();
  await backend.db.update(posts).set({ visibility: 'subscribers' }).where(eq(posts.id, id));
  await subscribe(backend, 'bo', 'ada', -1);
  await follow(backend, 'bo', 'ada');
  await buyPost(id);
  const seen = (await (await bo.get(`/api/v1/profiles/ada/posts/${id}`)).json()) as object;
  expect(seen).toMatchObject({ data: { is_locked: false, text: 'A text' } });
});
