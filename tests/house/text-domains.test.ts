import { expect, test } from 'vitest';
import { dialogTexts, type FlowDialogName } from '#src/app/dialogs/registry.ts';
import { lazyTexts } from '#src/app/lazy-texts.ts';
import { screens } from '#src/app/screens.ts';
import { kebab } from './case.ts';
import { fault } from './files.ts';
import { laterTexts } from './text-uses.ts';

const suggestions = 'src/views/people/suggestions.view.tsx';
/** What is done about posts of lists comes with its own texts. */
const lists = [
  'src/views/posts/post-actions.view.tsx',
  'src/views/posts/post-hide.view.tsx',
  'src/views/posts/new-posts.view.tsx',
];
const person = 'src/views/chat/chat-person.view.tsx';
const social = 'src/views/auth/social-login.view.tsx';
const passkey = 'src/views/auth/passkey-login.view.tsx';
/** What says of itself which texts it needs, by a line of its own. */
const parts = [
  'src/app/idle-actors.ts',
  'src/app/dialogs/registry.ts',
  'src/app/lazy-actors.ts',
  'src/app/lazy-member.ts',
  'src/app/load-deferred.ts',
  suggestions,
  person,
  ...lists,
  social,
  passkey,
];

/** The chart of the card form is the only one that is called otherwise than its dialog. */
const dialogFile = (name: string): string =>
  `src/app/dialogs/${name === 'paymentForm' ? 'card-form' : kebab(name)}.dialog.ts`;

const dialogs = Object.keys(dialogTexts) as FlowDialogName[];

/** What is loaded as one, and the domains of texts that are fetched with it. */
const loaded: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['src/app/main.tsx', []],
  ...Object.values(screens).map(
    ({ file, texts }) => [`src/app/screens/${file}`, texts as readonly string[]] as const,
  ),
  ...dialogs.map((name) => [dialogFile(name), dialogTexts[name]] as const),
  // Its notices of people and posts are of those that a screen or a dialog has changed, with its texts.
  ['src/app/deferred-actors.ts', [...lazyTexts.everyone, 'people', 'posts']],
  ['src/app/member-actors.ts', lazyTexts.member],
  ...lists.map((path) => [path, lazyTexts.lists] as const),
  [suggestions, lazyTexts.suggestions],
  [person, lazyTexts.person],
  [social, lazyTexts.social],
  [passkey, lazyTexts.social],
];

const own = new Set(loaded.map(([path]) => path));
/** The texts that something says by itself, without those of what is loaded as one of its own. */
const saidBy = (path: string) =>
  laterTexts(
    path,
    parts.filter((part) => part !== path),
  ).filter((use) => use.path === path || !own.has(use.path));

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
