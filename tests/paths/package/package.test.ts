import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openForeign, programOf, type Foreign } from './foreign.ts';

let foreign: Foreign;
beforeAll(() => {
  foreign = openForeign(['signup.machine.ts', 'signup.model.ts']);
});
afterAll(() => foreign.remove());

const read = (file: string): string => readFileSync(path.join(foreign.folder, file), 'utf8');
const vitest = (...args: readonly string[]) =>
  foreign.node(programOf('vitest/vitest.mjs'), 'run', ...args);

describe('from an empty folder with one chart', () => {
  test('the chart alone is run, and a model that is right as it stands is written beside it', async () => {
    rmSync(path.join(foreign.folder, 'signup.model.ts'));
    expect(await foreign.paths('run', 'signup.machine.ts')).toContain('2 passed, 0 failed');
    await foreign.paths('init', './signup.machine.ts');
    const model = read('signup.model.ts');
    expect(model).toContain('// TYPE: [{ … }],');
    expect(model).toContain('// register: { done: [ … ], error: [ … ] },');
    expect(model).toContain('//   resting: (person) =>');
    expect(await foreign.paths('run', 'all')).toContain('2 passed, 0 failed');
    await expect(foreign.paths('init', './signup.machine.ts')).rejects.toThrow('is there already');
  });

  test('its tests are green in Vitest, and red once the chart does something else', async () => {
    await foreign.paths('generate', 'signup.model.ts', '--format', 'vitest', '--out', 'tests');
    const written = read('tests/signup.paths.test.ts');
    expect(written.match(/from '[^']*'/g)).toEqual([
      "from 'vitest'",
      "from 'statechart-paths'",
      "from '../signup.model.ts'",
    ]);
    expect(await vitest()).toMatch(/2 passed/);
    const machine = path.join(foreign.folder, 'signup.machine.ts');
    const before = read('signup.machine.ts');
    appendFileSync(machine, '\nsignupMachine.implementations.delays = { rest: 2000 };\n');
    await expect(vitest()).rejects.toThrow(/1 failed/);
    rmSync(machine);
    appendFileSync(machine, before);
  });

  test('watch runs again when a file has changed', async () => {
    const child = spawn(
      process.execPath,
      [
        path.join(foreign.folder, 'node_modules/statechart-paths/dist/paths/bin.js'),
        'watch',
        'all',
      ],
      { cwd: foreign.folder },
    );
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += String(text);
    });
    const runs = () => said.match(/Waiting for a change\./g)?.length ?? 0;
    try {
      await expect.poll(runs).toBe(1);
      appendFileSync(path.join(foreign.folder, 'signup.model.ts'), '\n');
      await expect.poll(runs).toBeGreaterThanOrEqual(2);
    } finally {
      child.kill();
    }
  });
});

test('it has no import of the product, and none that is not published with it', () => {
  const dist = path.join(foreign.folder, 'node_modules/statechart-paths/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const imports = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(dist, file), 'utf8').matchAll(
          /^(?:import|export)\b[^;]*? from '([^.'][^']*)'/gms,
        ),
      ].map(([, name = '']) => name),
    );
  const manifest = JSON.parse(read('node_modules/statechart-paths/package.json')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const foreignOnes = [...new Set(imports)].filter(
    (one) => !one.startsWith('node:') && !declared.some((name) => one.startsWith(name)),
  );
  expect(foreignOnes).toEqual(['playwright/test']);
});
