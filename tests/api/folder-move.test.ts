import { expect, test } from 'vitest';
import { moveFiles, undoMove } from '#src/api/media/folders.ts';
import { stubHttp } from '#tests/lib/stub.ts';

/** A client that keeps what is sent, and is answered with that. */
function openClient(data: unknown = []) {
  const sent: unknown[] = [];
  const http = stubHttp({
    post: async (path, body) => {
      sent.push([path, body]);
      return { data };
    },
  });
  return { http, sent };
}
const path = '/api/v1/library/move';
const hashes = ['lake', 'sea'];

test.each([
  ['into a folder', null, 8, [{ folder_id: 8, add: hashes, remove: [] }]],
  ['out of a folder', 7, null, [{ folder_id: 7, add: [], remove: hashes }]],
  [
    'out of one into another',
    7,
    8,
    [
      { folder_id: 8, add: hashes, remove: [] },
      { folder_id: 7, add: [], remove: hashes },
    ],
  ],
])('%s is one call', async (_, from, to, changes) => {
  const { http, sent } = openClient();
  await moveFiles(http, { hashes, from, to });
  expect(sent).toEqual([[path, { changes }]]);
});

test('a move answers with what changed, and that is undone by one call without the empty ones', async () => {
  const { http, sent } = openClient([
    { folder_id: 8, added: ['lake'], removed: [] },
    { folder_id: 7, added: [], removed: hashes },
    { folder_id: 6, added: [], removed: [] },
  ]);
  const changed = await moveFiles(http, { hashes, from: 7, to: 8 });
  expect(changed).toEqual([
    { folder: 8, added: ['lake'], removed: [] },
    { folder: 7, added: [], removed: hashes },
    { folder: 6, added: [], removed: [] },
  ]);
  await undoMove(http, changed);
  const changes = [
    { folder_id: 8, add: [], remove: ['lake'] },
    { folder_id: 7, add: hashes, remove: [] },
  ];
  expect(sent.at(-1)).toEqual([path, { changes }]);
});

test('where nothing changed, nothing is sent', async () => {
  const { http, sent } = openClient();
  await undoMove(http, [{ folder: 8, added: [], removed: [] }]);
  expect(sent).toEqual([]);
});
