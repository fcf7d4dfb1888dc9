import { expect, test } from 'vitest';
import { foldersFound } from '#machines/media/folder-search.ts';

const folders = ['Été à Nice', 'Winter', 'Ёлка', 'Straße'].map((name, id) => ({
  id,
  name,
  count: 0,
}));

test.each([
  ['', ['Été à Nice', 'Winter', 'Ёлка', 'Straße']],
  ['  ', ['Été à Nice', 'Winter', 'Ёлка', 'Straße']],
  ['ete', ['Été à Nice']],
  [' WINT ', ['Winter']],
  ['елка', ['Ёлка']],
  ['e', ['Été à Nice', 'Winter', 'Straße']],
  ['beach', []],
])('%j finds folders whatever their case and accents', (words, names) => {
  expect(foldersFound(folders, words).map(({ name }) => name)).toEqual(names);
});
