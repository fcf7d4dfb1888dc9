import { expect, test } from 'vitest';
import { code, fault, importsOf, rooted } from './files.ts';
import { isOurs, toolWalls, type Wall } from './tool-walls.ts';

const domainOf = (path: string): string => path.split('/')[1] ?? '';
/** Shared by all charts: failures and ports, the parts they are made of, and the typed names of the routes. */
const common = /^machines\/(lib|parts|navigation\/routes)/;

/** Test for blank text: one rule for the server, the charts and every folder between them. */
const blankRule = 'src/contract/lib/blank.ts';
/** Modules for every folder of the client: ids, keyboard commands, APIs of secure pages. */
const fromAnywhere = new Set(['src/commands.ts', 'src/ids.ts', 'src/secure.ts', blankRule]);

/** The type that every translation satisfies, of the client's texts and of the server's. */
const translation = 'src/locales/texts.types.ts';

/** The page before the app and in its place; its first script by address, since it starts as it is imported. */
const hosting = new Set([
  'src/index.html?raw',
  'src/app/boot.ts?worker&url',
  'src/app/broken-page.tsx',
  'src/app/storage-keys.ts',
  'src/backend/web/hosting-page.ts',
]);

const walls: readonly Wall[] = [
  ...toolWalls,
  {
    room: /^machines\//,
    may: (wanted, typeOnly, { path }) =>
      wanted === 'xstate' ||
      wanted === blankRule ||
      (wanted.startsWith('machines/') &&
        (typeOnly ||
          common.test(wanted) ||
          domainOf(path) === 'app' ||
          domainOf(path) === domainOf(wanted))),
    rule: 'a chart imports xstate, its own domain, other domains as types alone, and the rule on empty texts',
  },
  {
    room: /^src\/contract\//,
    may: (wanted) => wanted === 'zod' || wanted.startsWith('src/contract/'),
    rule: 'the contract imports zod and itself alone',
  },
  {
    room: /^src\/backend\//,
    may: (wanted, typeOnly) =>
      !isOurs(wanted) ||
      (typeOnly && wanted === translation) ||
      /^src\/(backend|contract|mails|hosting)\//.test(wanted),
    rule: 'the backend knows the contract, the mails, the hosting pages and the type of a translation alone',
  },
  {
    room: /^src\/mails\//,
    may: (wanted, typeOnly) =>
      /^src\/(mails|contract)\//.test(wanted) ||
      (typeOnly && wanted === translation) ||
      ['react', 'react-dom/server'].includes(wanted),
    rule: 'a mail is its texts and its drawing: the contract, react and react-dom/server',
  },
  {
    room: /^src\/hosting\//,
    may: (wanted, typeOnly) =>
      /^src\/(hosting|contract)\//.test(wanted) || (typeOnly && wanted === translation),
    rule: 'a hosting page is its texts and its drawing: the contract alone',
  },
  {
    room: /^src\/build\//,
    may: (wanted, typeOnly) =>
      !isOurs(wanted) ||
      /^src\/(build|backend|contract|hosting)\//.test(wanted) ||
      ['src/app/screens.ts', 'machines/navigation/routes.ts'].includes(wanted) ||
      (typeOnly && wanted.startsWith('src/app/')),
    rule: 'the build knows the bundler, the server that it bundles, the hosting pages, and the tables of routes and screens',
  },
  {
    room: /^src\/api\//,
    may: (wanted, typeOnly) =>
      wanted.startsWith('src/api/') ||
      ['src/contract/app/channels.ts', 'machines/lib/failure.ts'].includes(wanted) ||
      (typeOnly && /^(src\/contract|machines)\//.test(wanted)) ||
      (!isOurs(wanted) && !/^(react|xstate|@xstate)/.test(wanted)),
    rule: 'the client takes the contract and domain types as types alone, and no chart or view',
  },
  {
    room: /^src\/actors\//,
    may: (wanted, typeOnly) =>
      /^(src\/(actors|api)|machines)\//.test(wanted) ||
      fromAnywhere.has(wanted) ||
      (typeOnly && wanted.startsWith('src/app/')) ||
      (!isOurs(wanted) && !/^(react|@ark-ui)/.test(wanted)),
    rule: 'an adapter joins the api to a port: no view, no ui, no backend',
  },
  {
    room: /^src\/views\//,
    may: (wanted, typeOnly) =>
      /^src\/(views|ui)\//.test(wanted) ||
      (wanted.startsWith('machines/') &&
        (typeOnly ||
          /^machines\/(navigation\/routes|lib\/failure\.ts|.*\.types\.ts$)/.test(wanted))) ||
      ['src/locales/names.ts', blankRule].includes(wanted) ||
      ['react', '@xstate/react', 'xstate'].includes(wanted),
    rule: 'a view imports ui, react, charts as types, and of the domain its words, failures and routes',
  },
  {
    room: /^src\/ui\//,
    may: (wanted, typeOnly) =>
      wanted.startsWith('src/ui/') ||
      fromAnywhere.has(wanted) ||
      (typeOnly && wanted.startsWith('src/locales/')) ||
      (!isOurs(wanted) && !/^(xstate|@xstate)/.test(wanted)),
    rule: 'ui knows react, the control library and the types of the texts',
  },
  {
    room: /^src\/app\//,
    may: (wanted, typeOnly) =>
      !/^(stories|tests|src\/(backend|build|mails|hosting|weather))\//.test(wanted) ||
      (typeOnly && wanted === 'src/hosting/texts.ts'),
    rule: 'the app composes everything but the backend, its mails and the build',
  },
  {
    room: /^stories\//,
    may: (wanted, typeOnly, { path }) =>
      /^(stories|machines|src\/(views|ui|locales))\//.test(wanted) ||
      (path.startsWith('stories/mails/') && /^src\/(mails|contract)\//.test(wanted)) ||
      (path.startsWith('stories/hosting/') &&
        (hosting.has(wanted) || /^src\/(hosting|contract)\//.test(wanted))) ||
      (typeOnly && wanted.startsWith('src/app/')) ||
      !isOurs(wanted),
    rule: 'a story shows a view standing still: charts, views and ui; or a mail, or the hosting page',
  },
];

test('no room imports what it must not know', () => {
  const broken = code.flatMap((file) =>
    walls
      .filter(({ room }) => room.test(file.path))
      .flatMap(({ may, rule }) =>
        importsOf(file)
          .map((wanted) => ({ path: rooted(file, wanted), typeOnly: wanted.typeOnly }))
          .filter(({ path, typeOnly }) => !may(path, typeOnly, file))
          .map(({ path }) => fault(file.path, `imports ${path}: ${rule}`)),
      ),
  );
  expect(broken).toEqual([]);
});

/** Each part alone, for those who look at it or test it. */
const alone = /^(?:machines\/parts\/[^/]+\.machine\.ts$|src\/views\/parts\/)/;
const product = /^(?:machines|src)\/(?!(?:views\/)?parts\/)/;

test('no product is made of the charts that show a part alone', () => {
  const found = code
    .filter(({ path }) => product.test(path))
    .flatMap((file) =>
      importsOf(file)
        .map((wanted) => rooted(file, wanted))
        .filter((path) => alone.test(path))
        .map((path) => fault(file.path, `imports ${path}: take the part itself`)),
    );
  expect(found).toEqual([]);
});

test('the rule on empty texts, which every room may import, imports nothing', () => {
  const rule = code.filter(({ path }) => path === blankRule);
  expect(rule.map(importsOf)).toEqual([[]]);
});

test('only ui speaks to the control library', () => {
  const outside = code.filter(
    (file) =>
      !file.path.startsWith('src/ui/') &&
      importsOf(file).some(({ from }) => /^(@ark-ui|lucide-react)/.test(from)),
  );
  expect(outside.map(({ path }) => fault(path, 'controls come from src/ui'))).toEqual([]);
});
