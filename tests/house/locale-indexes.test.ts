import { expect, test } from 'vitest';
import { staleTextIndexes } from '#tests/flow/text-indexes.ts';

test('the files that put texts together are fresh; `npm run texts` writes them', async () => {
  expect(await staleTextIndexes()).toEqual([]);
});
