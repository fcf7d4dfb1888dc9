import { expect, test } from 'vitest';
import { signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { writePost } from '../world.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const large = [2_147_483_648, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];
const dates = ['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '294277-01-01', 'x\0'];

test('a place in a list beyond what a column or a date holds is no place, and never a failure', async () => {
  const backend = await createTestBackend();
  await writePost(backend, 'ada');
  const bo = await signedIn(backend, 'bo');
  const now = new Date(backend.clock()).toISOString();
  const cursors = ['published_at', 'likes_count'].flatMap((column) => [
    ...large.map((id) => encoded({ [column]: now, id, _pointsToNextItems: true })),
    ...large.map((id) => encoded({ [column]: id, id: 1, _pointsToNextItems: false })),
    ...dates.map((date) => encoded({ [column]: date, id: 1, _pointsToNextItems: true })),
  ]);
  const ask = async (path: string) => expect((await bo.get(path)).status, path).toBeLessThan(500);
  for (const cursor of cursors)
    for (const path of ['/api/v1/feed?', '/api/v1/explore?sort=popular&'])
      await ask(`${path}cursor=${cursor}`);
  for (const place of [
    '99999999999999 1',
    '8640000000000001 1',
    '8640000000000000 1',
    '1 2147483648',
  ])
    await ask(`/api/v1/people/following?after=${Buffer.from(place).toString('base64url')}`);
  for (const cursor of ['1.1.9999999999', '999999999999999', '1.999999999999999.1'])
    for (const kind of ['all', 'explore']) {
      const answer = await bo.post(`/api/v1/chats/${kind}`, { offset: 0, changedSince: cursor });
      expect(answer.status).toBeLessThan(500);
      const messages = { withUserId: 2, type: 0, changedSince: cursor };
      expect((await bo.post('/api/v1/messages', messages)).status).toBeLessThan(500);
    }
  for (const channel of ['presence-chat.3.99999999999', 'presence-chat.1.9999999999999999999']) {
    const body = { socket_id: '1.1', channel_name: channel };
    expect((await bo.post('/api/broadcasting/auth', body)).status, channel).toBeLessThan(500);
  }
});
