import { expect, test } from 'vitest';
import { routes, type RouteName } from '#machines/navigation/routes.ts';
import { firstScreenOf } from '#src/app/first-screens.ts';
import { screenOf, screens } from '#src/app/screens.ts';
import type { ScreenEntry } from '#src/app/screens.types.ts';
import { files } from './files.ts';

test('the table of screens names each file of src/app/screens, and no other', () => {
  const folder = 'src/app/screens';
  const there = files.filter((file) => file.folder === folder).map(({ name }) => name);
  const named = [...new Set(Object.values(screens).map(({ file }) => file))];
  expect(named.toSorted()).toEqual(there.toSorted());
});

test('the first load knows the files of its own screens, and no other file does', () => {
  const first = Object.values<ScreenEntry>(screens).filter(({ firstLoad }) => firstLoad);
  const stems = [...new Set(first.map(({ file }) => file.split('.')[0] ?? ''))].toSorted();
  for (const path of ['src/app/screen-loading.ts', 'src/app/lazy-screens.ts']) {
    const text = files.find((file) => file.path === path)?.text ?? '';
    const [, names = ''] = /\{([^}]*)\}\.screen\.\{ts,tsx\}/.exec(text) ?? [];
    expect(names.split(','), path).toEqual(stems);
  }
});

test('the first load knows the lines of its own screens, and no other line', () => {
  const names = Object.keys(screens) as (keyof typeof screens)[];
  for (const name of names) {
    if (name === 'welcome' || name === 'accountClosed') continue;
    for (const viewer of [null, { isDeleted: false }, { isDeleted: true }]) {
      const entry = screenOf({ name, viewer });
      const known = firstScreenOf({ name, viewer });
      expect(known, name).toBe(entry.firstLoad ? entry : null);
    }
  }
});

test('a closed account has one screen, but for the documents, which are as for everybody', () => {
  const viewer = { isDeleted: true };
  const names = Object.keys(routes) as RouteName[];
  const own = names.filter((name) => screenOf({ name, viewer }) !== screens.accountClosed);
  expect(own.toSorted()).toEqual(['cookieDeclaration', 'documentPage', 'notFound']);
  for (const name of own)
    expect(screenOf({ name, viewer })).toBe(screenOf({ name, viewer: { isDeleted: false } }));
});
