import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogue, untranslated } from './catalogue.ts';
import { formatted } from './formatted.ts';
import { layOut, takeAway } from './lay-out.ts';

/** Files that a new flow adds lines to, and the source of the languages. */
const kept = [
  'machines/navigation/routes.ts',
  'src/app/screens.ts',
  'src/backend/app.ts',
  'src/backend/billing/routes.ts',
  ...['en', 'ru'].flatMap((code) =>
    ['billing', 'first', 'index'].map((name) => `src/locales/${code}/${name}.ts`),
  ),
  'tests/e2e/lib/every-screen.ts',
  'tests/navigation/oracle.ts',
];

const table = 'src/app/screens.ts';
/** A route whose screen is still to come, invented so that no screen of the product takes its place. */
const waiting = 'billingSample';

let root = '';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const everything = () =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-'));
  for (const path of kept) cpSync(path, join(root, path));
  const head = 'export const screens = {\n';
  writeFileSync(
    join(root, table),
    read(table).replace(head, `${head}  ${waiting}: notAvailable,\n`),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['screen', 'list', 'form'] as const)(
  'lays out all files of a %s, each of them well formed',
  async (kind) => {
    const { written, changed } = await layOut(root, 'billing/tip-jar', kind);
    expect(written).toEqual([
      'machines/billing/tip-jar.machine.ts',
      'machines/billing/tip-jar.types.ts',
      'machines/billing/tip-jar.ports.ts',
      'src/actors/billing/tip-jar.adapter.ts',
      'src/views/billing/tip-jar.view.tsx',
      'stories/billing/tip-jar.stories.tsx',
      'tests/billing/tip-jar.model.tsx',
      'src/app/screens/tip-jar.screen.ts',
      'src/contract/billing/tip-jar.ts',
      'src/api/billing/tip-jar.ts',
      'src/backend/billing/tip-jar.routes.ts',
      'tests/backend/billing/tip-jar.test.ts',
    ]);
    for (const path of written) {
      const text = read(path);
      expect(parseSync(path, text).errors, path).toEqual([]);
      expect(
        text.split('\n').every((line) => line.length <= 100),
        path,
      ).toBe(true);
    }
    for (const path of ['src/locales/en/billing.ts', 'src/locales/ru/billing.ts']) {
      expect(await formatted(path, read(path)), path).toBe(read(path));
    }
    expect(changed).toContain('src/locales/ru/billing.ts');
    expect(read('machines/billing/tip-jar.machine.ts')).toContain('export const tipJarMachine');
  },
);

test('writes its lines in the tables, and marks what nobody has translated', async () => {
  await layOut(root, 'billing/tip-jar');
  expect(read(table)).toContain("  tipJar: { ...plain, file: 'tip-jar.screen.ts'");
  expect(read('machines/navigation/routes.ts')).toContain("pattern: '/billing/tip-jar'");
  expect(read('src/backend/billing/routes.ts')).toContain('  addTipJar(router);\n');
  expect(read('src/locales/ru/billing.ts')).toContain(`\n\n  ${untranslated}\n  tipJar: {\n`);
  expect(read('src/locales/en/billing.ts')).toContain("\n\n  tipJar: {\n    title: 'Tip jar',\n");
  const { stems } = readCatalogue(read('src/locales/en/billing.ts'));
  const place = stems.findIndex(({ name }) => name === 'tipJar');
  expect(stems[place - 1]?.name).toBe('tip');
});

test('a new domain joins what puts each language together, one of the first load in part', async () => {
  const { written } = await layOut(root, 'vouchers/gift');
  expect(written).toContain('src/locales/ru/vouchers.ts');
  const index = 'src/locales/ru/index.ts';
  expect(read(index)).toContain(
    "import ui from './ui.ts';\nimport vouchers from './vouchers.ts';\n",
  );
  expect(read(index)).toContain('  vouchers,\n};\n');
  await layOut(root, 'navigation/hint');
  expect(read(index)).toContain('  navigation: { ...first.navigation, ...navigation },\n');
});

test('takes the place of a screen that its route waits for', async () => {
  await layOut(root, 'billing/sample');
  expect(read(table)).toContain(`  ${waiting}: { ...plain, file: 'sample.screen.ts'`);
  expect(read(table)).not.toContain(`${waiting}: notAvailable`);
  expect(read('machines/navigation/routes.ts')).not.toContain('  sample: {');
});

test.each(['billing/tip-jar', 'billing/a', 'billing/sample', 'vouchers/gift', 'navigation/hint'])(
  '%s can go again',
  async (request) => {
    const before = everything();
    await layOut(root, request);
    takeAway(root, request);
    expect(everything()).toEqual(before);
  },
);

test('writes nothing over a flow that exists', async () => {
  mkdirSync(join(root, 'src/views/auth'), { recursive: true });
  writeFileSync(join(root, 'src/views/auth/login.view.tsx'), 'mine');
  await expect(layOut(root, 'auth/login')).rejects.toThrow(
    'It exists already: src/views/auth/login.view.tsx',
  );
  expect(read('src/views/auth/login.view.tsx')).toBe('mine');
});

test.each([
  ['billing/tip', 'src/locales/en/billing.ts'],
  ['auth/session', 'src/locales/en/auth.ts'],
])('writes no texts over those of %s', async (request, path) => {
  await expect(layOut(root, request)).rejects.toThrow(`It exists already: ${path}`);
});

test.each([
  [undefined, 'Name the flow'],
  ['login', 'is not <domain>/<stem>'],
  ['auth/login/form', 'is not <domain>/<stem>'],
  ['auth/LoginForm', 'is not kebab case'],
  ['../etc/passwd', 'is not <domain>/<stem>'],
  ['../passwd', 'is not kebab case'],
  ['common/thing', 'says nothing'],
])('refuses %s and says why', async (request, reason) => {
  await expect(layOut(root, request)).rejects.toThrow(reason);
});
