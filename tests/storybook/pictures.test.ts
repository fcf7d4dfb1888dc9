import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { fileOf, pictured, storyOf } from '../../.storybook/pictures/dialogs.ts';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
const dialogs = files.flatMap((path) => {
  if (!path.endsWith('.stories.tsx')) return [];
  const text = readFileSync(`stories/${path}`, 'utf8');
  const title = /title: '(Dialogs\/[^']+)'/.exec(text)?.[1];
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return title === undefined ? [] : [{ title, names }];
});
const wanted = Object.entries(pictured).map(([title, story]) => storyOf(title, story));

test('each dialog has a picture, of a story that there is', () => {
  expect(Object.keys(pictured).toSorted()).toEqual(
    dialogs.map(({ title }) => title.replace('Dialogs/', '')).toSorted(),
  );
  const ids = dialogs.flatMap(({ title, names }) =>
    names.map((name) => toId(title, storyNameFromExport(name))),
  );
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the pictures are those, and small', () => {
  const folder = '.storybook/pictures';
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(pictures.toSorted()).toEqual(Object.keys(pictured).map(fileOf).toSorted());
  const sizes = pictures.map((name) => readFileSync(`${folder}/${name}`).length);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
});
