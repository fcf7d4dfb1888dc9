import { expect, it } from 'vitest';
import { bestPostsAnswer } from '#src/contract/insight/analytics.ts';
import { feeOf } from '#src/backend/lib/money.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { likes, posts } from '#src/backend/db/schema/posts.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';

const day = 86_400_000;

async function write(backend: TestBackend, author: 'ada' | 'fay', title: string | null) {
  const at = new Date(backend.clock().getTime() - 20 * day);
  const [row] = await backend.db
    .insert(posts)
    .values({
      authorId: idOf(author),
      title,
      text: `The fog came in, and ${'nobody saw it, '.repeat(9)}`,
      visibility: 'public',
      status: 'published',
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return row?.id ?? 0;
}

const buy = (
  backend: TestBackend,
  subjectId: number,
  daysAgo: number,
  {
    status = 'succeeded',
    amount = 500,
  }: { status?: 'succeeded' | 'refunded'; amount?: number } = {},
) => {
  const createdAt = new Date(backend.clock().getTime() - daysAgo * day);
  return backend.db.insert(payments).values({
    type: 'post',
    amount,
    status,
    fee: feeOf(amount),
    payerId: idOf('bo'),
    payeeId: idOf('ada'),
    currency: 'USD',
    subjectType: 'post',
    subjectId,
    cardToken: 'x',
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt,
    updatedAt: createdAt,
  });
};

const read = async (browser: Browser, query: string) => {
  const answer = await browser.get(`/api/v1/analytics/posts?tz=Asia/Kolkata&${query}`);
  expect(answer.status).toBe(200);
  return bestPostsAnswer.parse(await answer.json()).data;
};

it('lists posts by what they brought in these days, and those of nobody else', async () => {
  const backend = await createTestBackend();
  await backend.db.delete(payments);
  await backend.db.delete(likes);
  const sold = await write(backend, 'ada', 'Sold');
  const liked = await write(backend, 'ada', null);
  const old = await write(backend, 'ada', 'Long ago');
  await write(backend, 'ada', 'Nothing');
  const other = await write(backend, 'fay', 'Of somebody else');
  await buy(backend, sold, 1);
  await buy(backend, sold, 2, { amount: 701 });
  await buy(backend, sold, 3, { status: 'refunded' });
  await buy(backend, old, 12);
  for (const postId of [liked, other])
    await backend.db
      .insert(likes)
      .values({ postId, userId: idOf('bo'), createdAt: backend.clock() });
  const ada = await signedIn(backend, 'ada');
  const rows = await read(ada, 'range=7');
  expect(rows.map(({ id }) => id)).toEqual([sold, liked]);
  expect(rows[0]).toMatchObject({ sales: 2, gross: { amount: 1201 }, path: `/ada/post/${sold}` });
  expect(rows[1]).toMatchObject({ title: null, likes: 1, net: { amount: 0 } });
  expect(rows[1]?.excerpt).toMatch(/^The fog came in, .{50,64}…$/);
  expect((await read(ada, 'range=7&sort=likes')).map(({ id }) => id)).toEqual([liked, sold]);
  expect((await read(ada, 'range=all')).map(({ id }) => id)).toEqual([sold, old, liked]);
  const { data } = (await (await ada.get('/api/v1/analytics?tz=Asia/Kolkata&range=7')).json()) as {
    data: { totals: { net: { amount: number } } };
  };
  expect(rows.reduce((sum, { net }) => sum + net.amount, 0)).toBe(data.totals.net.amount);
});

it('keeps a deleted post among them, without a way to it', async () => {
  const backend = await createTestBackend();
  await backend.db.delete(payments);
  await backend.db.delete(likes);
  const gone = await write(backend, 'ada', 'Gone');
  await buy(backend, gone, 1);
  await backend.db.update(posts).set({ deletedAt: backend.clock() });
  const ada = await signedIn(backend, 'ada');
  expect(await read(ada, 'range=7')).toMatchObject([{ id: gone, path: null, sales: 1 }]);
});
