import { expect, test } from 'vitest';
import { dialogTexts, type FlowDialogName } from '#src/app/dialogs/registry.ts';
import { lazyTable } from '#src/app/lazy-table.ts';
import { screens } from '#src/app/screens.ts';
import { kebab } from './case.ts';
import { imports } from './circles.ts';
import { fault } from './files.ts';
import { laterTexts } from './text-uses.ts';

const lazyFile = (name: string): string => `src/app/lazy/${kebab(name)}.ts`;
const lazyParts = Object.entries(lazyTable).map(([name, { texts }]) => ({
  path: lazyFile(name),
  texts: texts as readonly string[],
  /** Its views are drawn by a screen that has not fetched their texts. */
  views: (imports.get(lazyFile(name)) ?? []).filter((path) => path.startsWith('src/views/')),
}));
/** Files that declare their text domains by a line of their own. */
const parts = [
  'src/app/dialogs/registry.ts',
  'src/app/lazy-table.ts',
  ...lazyParts.flatMap(({ path, views }) => [path, ...views]),
];

/** The chart of the card form is the only one that is called otherwise than its dialog. */
const dialogFile = (name: string): string =>
  `src/app/dialogs/${name === 'paymentForm' ? 'card-form' : kebab(name)}.dialog.ts`;

const dialogs = Object.keys(dialogTexts) as FlowDialogName[];

/** Chunks, with the text domains fetched with each. */
const loaded: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['src/app/main.tsx', []],
  ...Object.values(screens).map(
    ({ file, texts }) => [`src/app/screens/${file}`, texts as readonly string[]] as const,
  ),
  ...dialogs.map((name) => [dialogFile(name), dialogTexts[name]] as const),
  // Notices of people, posts and files are of those that a screen or a dialog has changed, with its texts.
  [lazyFile('everyone'), [...lazyTable.everyone.texts, 'media', 'people', 'posts']],
  ...lazyParts
    .filter(({ path }) => path !== lazyFile('everyone'))
    .map(({ path, texts }) => [path, texts] as const),
];

const viewsOf = (path: string) => lazyParts.find((part) => part.path === path)?.views ?? [];
/** The texts that something says by itself, without those of what is loaded as one of its own. */
const saidBy = (path: string) => {
  const mine = [path, ...viewsOf(path)];
  const others = new Set(parts.filter((part) => !mine.includes(part)));
  return laterTexts(path, [...others]).filter((use) => !others.has(use.path));
};

test('every text is of the first load, or of a domain that is fetched with what says it', () => {
  const missing = loaded.flatMap(([path, texts]) =>
    saidBy(path)
      .filter(({ key }) => !texts.includes(key.split('.')[0] ?? ''))
      .map((use) => fault(use.path, `${path} has to name the domain of '${use.key}'`, use.line)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('no domain of texts is fetched in vain', () => {
  const spare = loaded.flatMap(([path, texts]) => {
    const said = new Set(saidBy(path).map(({ key }) => key.split('.')[0]));
    return texts.filter((domain) => !said.has(domain)).map((domain) => `${path}: ${domain}`);
  });
  expect(spare).toEqual([]);
});
