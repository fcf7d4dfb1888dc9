import { expect, test } from 'vitest';
import { screens } from '#src/app/screens.ts';
import { files } from './files.ts';

test('the table of screens names each file of src/app/screens, and no other', () => {
  const folder = 'src/app/screens';
  const there = files.filter((file) => file.folder === folder).map(({ name }) => name);
  const named = [...new Set(Object.values(screens).map(({ file }) => file))];
  expect(named.toSorted()).toEqual(there.toSorted());
});
