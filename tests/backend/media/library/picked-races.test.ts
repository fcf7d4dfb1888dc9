import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { massMessages } from '#src/backend/db/schema/mass.ts';
import { refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { post } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { rounds } from '../../security/race.ts';
import { idOf, storeFile, subscribe } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  await subscribe(backend, 'bo', 'ada');
});

const removal = (hash: string) => () => ada.send('DELETE', `/api/v1/files/${hash}`);
const deletion = (hash: string) => () => ada.post('/api/v1/library/delete', { hashes: [hash] });

test.each([
  ['a message', {}, removal, [409, 204]],
  ['a message to many', { rcpt: 'subscribers' }, removal, [409, 204]],
  ['a message, out of the library', {}, deletion, [200, 200]],
] as const)(
  `a file goes into %s and is deleted, ${rounds} times: it is one or the other`,
  async (_, rest, remove, [kept, gone]) => {
    for (let round = 0; round < rounds; round += 1) {
      const { hash } = await storeFile(backend, 'ada');
      const send = () => post(ada, 'bo', { message: 'See', fileHash: [hash], ...rest });
      const calls = round % 2 === 0 ? [send, remove(hash)] : [remove(hash), send];
      const answers = await Promise.all(calls.map((call) => call()));
      const [sent, removed] = round % 2 === 0 ? answers : answers.toReversed();
      const file = await ada.get(`/api/v1/library/files/${hash}`);
      expect([200, 422]).toContain(sent?.status);
      const isSent = sent?.status === 200;
      expect(file.status).toBe(isSent ? 200 : 404);
      expect(removed?.status).toBe(isSent ? kept : gone);
      backend.advance(61_000);
    }
  },
);

test('a file of a mass message that is not sent to everybody yet cannot be deleted', async () => {
  const { hash } = await storeFile(backend, 'ada');
  const open = {
    authorId: idOf('ada'),
    clientKey: randomUUID(),
    fileHashes: [hash],
    recipients: 1,
    createdAt: backend.clock(),
  };
  await backend.db.insert(massMessages).values(open);
  expect(await refusalOf(await removal(hash)())).toMatchObject({ status: 409, messages: 1 });
  const listed = await (await deletion(hash)()).json();
  expect(listed).toMatchObject({ deleted: [], kept: { count: 1 } });
  await backend.db.update(massMessages).set({ doneAt: backend.clock() });
  expect((await removal(hash)()).status).toBe(204);
});
