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
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOut, takeAway } from './lay-out.ts';
import { textIndexes } from './text-indexes.ts';
import { untranslated } from './text-templates.ts';

/** What a new flow adds lines to, and what gives the languages. */
const kept = [
  'machines/navigation/routes.ts',
  'src/app/screens.ts',
  'src/backend/app.ts',
  'src/backend/billing/routes.ts',
  'src/locales/en/billing/tip.ts',
  'src/locales/ru/billing/tip.ts',
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

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'flow-'));
  for (const path of kept) cpSync(path, join(root, path));
  const head = 'export const screens = {\n';
  writeFileSync(
    join(root, table),
    read(table).replace(head, `${head}  ${waiting}: notAvailable,\n`),
  );
  for (const [path, text] of await textIndexes(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['screen', 'list', 'form'] as const)(
  'lays out all files of a %s, each of them well formed',
  async (kind) => {
    const { written } = await layOut(root, 'billing/tip-jar', kind);
    expect(written).toEqual([
      'machines/billing/tip-jar.machine.ts',
      'machines/billing/tip-jar.types.ts',
      'machines/billing/tip-jar.ports.ts',
      'src/actors/billing/tip-jar.adapter.ts',
      'src/views/billing/tip-jar.view.tsx',
      'stories/billing/tip-jar.stories.tsx',
      'tests/billing/tip-jar.model.tsx',
      'src/app/screens/tip-jar.screen.ts',
      'src/contract/tip-jar.ts',
      'src/api/tip-jar.ts',
      'src/backend/billing/tip-jar.routes.ts',
      'tests/backend/billing/tip-jar.test.ts',
      'src/locales/en/billing/tip-jar.ts',
      'src/locales/ru/billing/tip-jar.ts',
    ]);
    for (const path of written) {
      const text = read(path);
      expect(parseSync(path, text).errors, path).toEqual([]);
      expect(
        text.split('\n').every((line) => line.length <= 100),
        path,
      ).toBe(true);
    }
    expect(read('machines/billing/tip-jar.machine.ts')).toContain('export const tipJarMachine');
  },
);

test('writes its lines in the tables, and marks what nobody has translated', async () => {
  await layOut(root, 'billing/tip-jar');
  expect(read(table)).toContain("  tipJar: { ...plain, file: 'tip-jar.screen.ts'");
  expect(read('machines/navigation/routes.ts')).toContain("pattern: '/billing/tip-jar'");
  expect(read('src/backend/billing/routes.ts')).toContain('  addTipJar(router);\n');
  expect(read('src/locales/ru/billing/index.ts')).toContain("import tipJar from './tip-jar.ts';");
  expect(read('src/locales/ru/billing/tip-jar.ts')).toContain(untranslated);
  expect(read('src/locales/en/billing/tip-jar.ts')).not.toContain(untranslated);
});

test('takes the place of a screen that its route waits for', async () => {
  await layOut(root, 'billing/sample');
  expect(read(table)).toContain(`  ${waiting}: { ...plain, file: 'sample.screen.ts'`);
  expect(read(table)).not.toContain(`${waiting}: notAvailable`);
  expect(read('machines/navigation/routes.ts')).not.toContain('  sample: {');
});

test.each(['billing/tip-jar', 'billing/sample', 'vouchers/gift'])(
  '%s can go again',
  async (request) => {
    const before = everything();
    await layOut(root, request);
    await takeAway(root, request);
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
