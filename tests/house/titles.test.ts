import { expect, test } from 'vitest';
import { pascal } from './case.ts';
import { fault, files, importsOf, rooted, type HouseFile } from './files.ts';

/** Roots with a domain and a flow below them. */
const deep = ['Screens', 'Dialogs', 'Controls', 'Flows'];
/** Roots with a topic alone. */
const flat = ['Start', 'Tokens', 'Mails'];
const roots = [...deep, ...flat];

interface Story {
  readonly file: HouseFile;
  readonly title: string;
  readonly root: string;
  readonly domain: string;
  readonly flow: string;
}

const written = files.filter(({ path }) => path.endsWith('.stories.tsx'));

/** First line of the file's meta; empty where Storybook would make a title of the path. */
const titleOf = ({ text }: HouseFile): string =>
  /^(?:export default|const meta =) \{\s*title: '([^']*)'/m.exec(text)?.[1] ?? '';

const stories: readonly Story[] = written.map((file) => {
  const title = titleOf(file);
  const [root = '', domain = '', flow = ''] = title.split('/');
  return { file, title, root, domain, flow };
});

/** Runs a rule over every story file and names the file of each sentence that it answers with. */
const everywhere = (rule: (story: Story) => string | false): string[] =>
  stories.flatMap((story) => {
    const found = rule(story);
    return found === false ? [] : [fault(story.file.path, found)];
  });

test('a story file says its title first, under one of the roots, with a domain and a flow', () => {
  const found = everywhere(({ title, root, flow }) => {
    if (title === '') return 'has no title as the first line of its meta';
    if (!roots.includes(root)) return `"${root}" is none of ${roots.join(', ')}`;
    const isShort = flat.includes(root);
    const depth = title.split('/').length;
    if (depth !== (isShort ? 2 : 3) || (!isShort && flow === ''))
      return `"${title}" should be ${isShort ? `${root}/Topic` : `${root}/Domain/Flow`}`;
    return false;
  });
  expect(found).toEqual([]);
});

test('no two story files share a title', () => {
  const seen = stories.map(({ title }) => title.toLowerCase());
  const found = everywhere(({ title }) =>
    seen.filter((other) => other === title.toLowerCase()).length > 1
      ? `"${title}" is the title of another`
      : false,
  );
  expect(found).toEqual([]);
});

const foldersIn = (room: RegExp): Set<string> =>
  new Set(files.flatMap(({ folder }) => pascal(room.exec(folder)?.[1] ?? '') || []));

const charted = foldersIn(/^machines\/([^/]+)$/);

/** Folders of `src/ui` that a file shows something of. */
const controlsOf = (file: HouseFile): string[] =>
  importsOf(file).flatMap((wanted) => {
    const [, folder] = /^src\/ui\/([^/]+)\//.exec(rooted(file, wanted)) ?? [];
    return folder === undefined ? [] : [pascal(folder)];
  });

test('the domain of a title is the folder of its flow or of its control', () => {
  const found = everywhere(({ file, root, domain }) => {
    if (flat.includes(root)) return false;
    const folder = pascal(file.folder.replace('stories/', ''));
    if (root === 'Controls') {
      const shown = controlsOf(file);
      return shown.includes(domain) ? false : `"${domain}" is none of ${shown.join(', ')}`;
    }
    if (domain === folder) return false;
    if (charted.has(folder)) return `"${domain}" should be "${folder}"`;
    return charted.has(domain) ? false : `"${domain}" is no domain`;
  });
  expect(found).toEqual([]);
});

/** Words of the field that no text of the product says. */
const field = new Set(
  [
    'alerts avatars badges breakpoints callouts cards children colour connectivity detail dialog',
    'dialogs fields gallery icon index layouts links menus paged paint positioner printed question',
    'resource server skeletons small social stack state stock stream submission toasts tray wall',
  ].flatMap((line) => line.split(' ')),
);

const texts = files.filter(({ path }) => /^src\/locales\/en\/.*\.ts$/.test(path));
const spoken = new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []));

test('titles are in sentence case, in the words of the product', () => {
  const found = everywhere(({ root, domain, flow }) => {
    const words = flat.includes(root) ? domain : flow;
    if (!/^[A-Z][a-z]*([ -][a-z]+)*$/.test(words))
      return `"${words}": letters, spaces and hyphens in sentence case`;
    const unknown = words
      .toLowerCase()
      .split(/[ -]/)
      .filter((word) => !spoken.has(word) && !field.has(word));
    return unknown.length > 0 && `"${unknown.join(' ')}": say it as src/locales/en does`;
  });
  expect(found).toEqual([]);
});

const viewImport = /^import \{[^}]*\} from '#(src\/views\/[^']+)'/gm;

/** Views that the files of a folder of the app draw: what they only preload has no name there. */
const viewsOf = (folder: string, name: RegExp): Set<string> =>
  new Set(
    files
      .filter((file) => file.folder === folder && name.test(file.name))
      .flatMap(({ text }) => [...text.matchAll(viewImport)].map(([, path = '']) => path)),
  );

const screens = viewsOf('src/app/screens', /\.screen\.tsx?$/);
const registered = viewsOf('src/app/dialogs', /\.dialog\.ts$/);

/** The dialogs of the registry, one that draws its own box, and what every dialog stands in. */
const dialogs = new Set([
  ...registered,
  ...files
    .filter(
      ({ path, text }) =>
        /^src\/views\/.*\.view\.tsx$/.test(path) &&
        (path.startsWith('src/views/modal/') || text.includes('/dialog/blocking-dialog.tsx')),
    )
    .map(({ path }) => path),
]);

/** Path of the view that a story file shows; null for one that shows controls or a whole page. */
const viewOf = ({ text }: HouseFile): string | null => {
  const [, component = ''] =
    /^ *component: (\w+)|, component: (\w+)/m.exec(text)?.filter(Boolean) ?? [];
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '#(src/views/[^']+)'`);
  return component === '' ? null : (from.exec(text)?.[1] ?? null);
};

test('dialogs, screens and flows are what the tables of the app make of them', () => {
  const found = everywhere(({ file, root }) => {
    const view = viewOf(file);
    if (view === null) return root === 'Dialogs' && 'shows no view of a dialog';
    const wanted = dialogs.has(view) ? 'Dialogs' : screens.has(view) ? 'Screens' : 'Flows';
    return root !== wanted && `is under ${root}, ${view} is one of the ${wanted}`;
  });
  expect(found).toEqual([]);
});

test('every dialog and every screen has its stories', () => {
  const shown = new Set(written.map(viewOf));
  const missing = [...registered, ...screens].filter((view) => !shown.has(view));
  expect(missing).toEqual([]);
  expect(registered.size).toBeGreaterThan(20);
  expect(screens.size).toBeGreaterThan(35);
});

test('no story pins a toolbar: each is to be seen in all themes, languages and windows', () => {
  const found = everywhere(({ file }) => /^ +globals: /m.test(file.text) && 'pins globals');
  expect(found).toEqual([]);
});
