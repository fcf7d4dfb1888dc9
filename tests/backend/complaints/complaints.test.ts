import { beforeEach, expect, test } from 'vitest';
import { complaints } from '#src/backend/db/schema/people.ts';
import { complaintAnswer } from '#src/contract/complaint.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, writePost } from '../world.ts';

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
