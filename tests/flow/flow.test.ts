import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('lays out the seven files of a flow, each of them well formed', async () => {
  const paths = await layOut(root, 'billing/tip-jar');
  expect(paths).toEqual([
    'machines/billing/tip-jar.machine.ts',
    'machines/billing/tip-jar.types.ts',
    'machines/billing/tip-jar.ports.ts',
    'src/actors/billing/tip-jar.adapter.ts',
    'src/views/billing/tip-jar.view.tsx',
    'stories/billing/tip-jar.stories.tsx',
    'tests/billing/tip-jar.model.tsx',
  ]);
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(parseSync(path, text).errors, path).toEqual([]);
    expect(
      text.split('\n').every((line) => line.length <= 100),
      path,
    ).toBe(true);
  }
  expect(readFileSync(join(root, 'machines/billing/tip-jar.machine.ts'), 'utf8')).toContain(
    'export const tipJarMachine',
  );
});

test('writes nothing over a flow that exists', async () => {
  mkdirSync(join(root, 'src/views/auth'), { recursive: true });
  writeFileSync(join(root, 'src/views/auth/login.view.tsx'), 'mine');
  await expect(layOut(root, 'auth/login')).rejects.toThrow(
    'It exists already: src/views/auth/login.view.tsx',
  );
  expect(readFileSync(join(root, 'src/views/auth/login.view.tsx'), 'utf8')).toBe('mine');
});

test.each([
  [undefined, 'Name the flow'],
  ['login', 'is not <domain>/<stem>'],
  ['auth/login/form', 'is not <domain>/<stem>'],
  ['auth/LoginForm', 'is not kebab case'],
  ['../etc/passwd', 'is not <domain>/<stem>'],
  ['../passwd', 'is not kebab case'],
  ['common/thing', 'says nothing'],
])('refuses %s and says why', async (wish, reason) => {
  await expect(layOut(root, wish)).rejects.toThrow(reason);
});
