import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generate } from '../generate/generate.ts';
import { UsageError } from './call.ts';
import { openFlows } from './flows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'charts-'));
const flows = await openFlows(path.resolve(import.meta.dirname, '../../..'));
const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const chart = `import { createMachine } from 'xstate';
export const door = createMachine({
  id: 'door', initial: 'shut',
  states: { shut: { on: { open: { guard: () => Math.random() > 0.5, target: 'ajar' } } }, ajar: {} },
});`;

afterAll(async () => {
  await flows.close();
  rmSync(folder, { recursive: true });
});

test('any file that exports a machine is a flow, wherever it lies', async () => {
  const file = written('door.ts', chart);
  const subject = await flows.load(file);
  expect(subject).toMatchObject({ cases: {}, guards: 'unknown' });
  const { coverage } = generate(file, subject);
  expect(coverage.leftOut).toEqual([]);
});

test('a model in a file is read as it is', async () => {
  const model = `${chart}\nexport default { machine: door, cases: { events: { open: [{ by: 'key' }] } } };`;
  const subject = await flows.load(written('model.ts', model));
  expect(subject.cases).toEqual({ events: { open: [{ by: 'key' }] } });
});

test('a file that cannot be read is an error that says why, in one line', async () => {
  const file = written('lost.ts', "import 'no-such-package';");
  const said = await flows.load(file).catch((error: unknown) => error);
  expect(said).toBeInstanceOf(UsageError);
  expect(String(said)).toMatch(/lost\.ts cannot be read: .*no-such-package/);
});

test('a file without a machine is an error that says so', async () => {
  await expect(flows.load(written('none.ts', 'export const none = 1;'))).rejects.toThrow(
    UsageError,
  );
});
