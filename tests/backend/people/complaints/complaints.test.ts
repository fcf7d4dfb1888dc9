import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaints } from '#src/backend/db/schema/people.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { complaintAnswer, complaintsAnswer } from '#src/contract/people/complaint.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, idOf, writePost } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const report = (path: string, body: object = { message: 'Rude' }, by = bo) =>
  by.post(`/api/v1/${path}/complaint`, body);
const aboutAda = `chat/${idOf('ada')}`;

test('a post: stored with its reason, answered with number and time', async () => {
  const { id } = await writePost(backend, 'ada');
  const answer = await report(`posts/${id}`, { message: ' Not hers ', reason: 'stolen' });
  expect(answer.status).toBe(200);
  const { receipt } = complaintAnswer.parse(await answer.json());
  expect(receipt).toEqual({
    number: expect.stringMatching(/^R-\d+$/) as string,
    created_at: '2026-05-04T10:00:00.000Z',
  });
  expect(await backend.db.select().from(complaints)).toMatchObject([
    {
      byUserId: idOf('bo'),
      toUserId: idOf('ada'),
      subject: 'post',
      subjectId: id,
      reason: 'stolen',
      message: 'Not hers',
    },
  ]);
});

test('the same words within a day are one report with one receipt, also at once', async () => {
  const { id } = await writePost(backend, 'ada');
  const answers = await Promise.all([1, 2, 3].map(() => report(`posts/${id}`)));
  const receipts = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1);
  await report(aboutAda);
  expect(await backend.db.select().from(complaints)).toHaveLength(2);
  backend.advance(25 * 3_600_000);
  bo = await signedIn(backend, 'bo');
  await report(aboutAda);
  expect(await backend.db.select().from(complaints)).toHaveLength(3);
});

test.each([
  ['no words', { message: '  ' }],
  ['too many words', { message: 'x'.repeat(1001) }],
  ['an unknown reason', { message: 'x', reason: 'mood' }],
])('%s: 422', async (_name, body) => {
  expect((await report(aboutAda, body)).status).toBe(422);
});

test('not about oneself, nobody, what is not there or hidden', async () => {
  const mine = await writePost(backend, 'bo');
  expect((await report(`posts/${mine.id}`)).status).toBe(422);
  expect((await report(`chat/${idOf('bo')}`)).status).toBe(404);
  expect((await report('chat/9999')).status).toBe(404);
  const { id } = await writePost(backend, 'ada');
  await ban(backend, 'ada', 'bo', 'block');
  expect((await report(`posts/${id}`)).status).toBe(404);
});

test('guests may not, and nobody may flood', async () => {
  expect((await report(aboutAda, undefined, await openBrowser(backend))).status).toBe(401);
  for (let count = 0; count < 5; count += 1) await report(aboutAda, { message: `${count}` });
  const refused = await report(aboutAda, { message: 'more' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
});

const mine = async (query = '', by = bo) => {
  const answer = await by.get(`/api/v1/complaints${query}`);
  expect(answer.status).toBe(200);
  return complaintsAnswer.parse(await answer.json());
};

test('my reports: latest first with number, status and place, and nobody else’s', async () => {
  const { id } = await writePost(backend, 'ada');
  await report(`posts/${id}`, { message: 'Not hers', reason: 'stolen' });
  await report(aboutAda, { message: 'Rude' });
  await report(aboutAda, { message: 'Rude to me too' }, await signedIn(backend, 'cy'));
  await backend.db
    .update(complaints)
    .set({ status: 'acted' })
    .where(eq(complaints.subject, 'post'));
  expect((await mine()).data).toMatchObject([
    { subject: 'chat', path: '/ada', message: 'Rude', status: 'received', reason: null },
    {
      subject: 'post',
      path: `/ada/post/${id}`,
      number: expect.stringMatching(/^R-\d+$/) as string,
      person: { display_name: 'Ada Marlow' },
      reason: 'stolen',
      status: 'acted',
    },
  ]);
});

test('my reports come twenty a page, and an unreadable cursor is the first', async () => {
  const values = Array.from({ length: 23 }, (_, index) => ({
    byUserId: idOf('bo'),
    toUserId: idOf('ada'),
    subject: 'chat' as const,
    message: `${index}`,
    createdAt: backend.clock(),
  }));
  await backend.db.insert(complaints).values(values);
  const first = await mine();
  expect(first.data).toHaveLength(20);
  const rest = await mine(`?cursor=${first.meta.next_cursor}`);
  expect(rest.data.map(({ message }) => message)).toEqual(['2', '1', '0']);
  expect(rest.meta.next_cursor).toBeNull();
  expect((await mine('?cursor=%00')).data).toHaveLength(20);
  const guest = await (await openBrowser(backend)).get('/api/v1/complaints');
  expect(guest.status).toBe(401);
});

test('a report about an account or a post that is gone stays, without a way there', async () => {
  const { id } = await writePost(backend, 'ada');
  await report(`posts/${id}`);
  await backend.db.delete(posts).where(eq(posts.id, id));
  expect((await mine()).data).toMatchObject([{ person: { username: 'ada' }, path: null }]);
  await backend.db
    .update(users)
    .set({ isDeleted: true })
    .where(eq(users.id, idOf('ada')));
  expect((await mine()).data).toMatchObject([{ person: null, path: null }]);
});
