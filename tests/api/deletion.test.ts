import { expect, test } from 'vitest';
import { restoreFiles } from '#src/api/media/deletion.ts';
import { stubHttp } from '#tests/lib/stub.ts';

test('a deletion is undone by one call, which answers what is back', async () => {
  const sent: unknown[] = [];
  const http = stubHttp({
    post: async (path, body) => {
      sent.push([path, body]);
      return { restored: ['sea'] };
    },
  });
  expect(await restoreFiles(http, ['lake', 'sea'])).toEqual(['sea']);
  expect(sent).toEqual([['/api/v1/library/restore', { hashes: ['lake', 'sea'] }]]);
});
