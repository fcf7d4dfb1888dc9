import { expect, test } from 'vitest';
import { createActor, fromCallback, sendTo, setup } from 'xstate';
import { generate } from '../generate/generate.ts';
import { runOnActor } from '../run/actor.ts';
import type { Suite } from '../model.ts';
import { emit } from './emit.ts';
import { mutate } from '../mutate.ts';
import { junitOf, junitOfMutants } from './junit.ts';

const machine = setup({
  types: { events: {} as { type: 'go'; word: string } | { type: 'back' } },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { go: 'open' } },
    open: { on: { back: 'shut' }, after: { 50: 'shut' } },
  },
});
const hostile = '</failure>| `x`\n"${evil}" *\u0000';
const subject = { machine, cases: { events: { go: [{ word: hostile }] } } };
const source = {
  from: './door.model.ts',
  name: 'default',
  library: 'paths',
  pages: 'paths/playwright',
  command: 'paths',
};
const suite: Suite = generate('house/door', subject, { criterion: 'transition' });

test('gherkin holds a scenario for each test, and no payload breaks its lines', () => {
  const { name, text } = emit(suite, 'gherkin', source);
  expect(name).toBe('house/door.feature');
  expect(text.match(/^ {2}Scenario:/gm)).toHaveLength(suite.tests.length);
  const lines = text
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '');
  for (const line of lines) expect(line).toMatch(/^ {2}(Scenario:| {2}(Given|When|Then|And)) /);
});

test('gherkin names an actor, and never refers to it as xstate does', () => {
  const owner = createActor(machine).start();
  const forwarding = setup({
    types: { context: {} as { owner: typeof owner }, input: {} as { owner: typeof owner } },
    actors: { ring: fromCallback(() => undefined) },
  }).createMachine({
    id: 'bell',
    context: ({ input }) => input,
    invoke: { id: 'ring', src: 'ring' },
    on: { press: { actions: sendTo(({ context }) => context.owner, { type: 'back' }) } },
  });
  const made = generate(
    'house/bell',
    { machine: forwarding, input: { owner }, cases: {} },
    { criterion: 'transition' },
  );
  const { text } = emit(made, 'gherkin', source);
  expect(text).toContain('begun with {"owner":"(an actor)"}');
  expect(text).toContain('And it did sendTo ["(an actor)",{"type":"back"}]');
  expect(text).not.toMatch(/xstate|x:\d|inline|undefined/);
});

test('markdown lets no payload end a cell or be read as markup', () => {
  const { text } = emit(suite, 'markdown', source);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
  expect(text).not.toMatch(/(?<!\\)`x/);
});

test('json reads back as the same suite', () => {
  expect(JSON.parse(emit(suite, 'json', source).text)).toEqual(JSON.parse(JSON.stringify(suite)));
});

test('the same options and seed give the same bytes', () => {
  const again = generate('house/door', subject, { criterion: 'transition' });
  for (const format of ['gherkin', 'markdown', 'json', 'vitest', 'playwright'] as const)
    expect(emit(again, format, source)).toEqual(emit(suite, format, source));
});

test('junit counts what passed, and says of a failure where and what, safely', () => {
  const run = runOnActor(subject, suite);
  expect(run.failures).toEqual([]);
  const good = junitOf([{ suite, run }]);
  expect(good).toContain(`<testsuites name="paths" tests="${suite.tests.length}" failures="0">`);
  const failure = { test: 0, step: 0, what: 'value', expected: 'open', actual: hostile };
  const bad = junitOf([{ suite, run: { ...run, failures: [failure] } }]);
  expect(bad).toContain('failures="1"');
  expect(bad).toContain('step 1: value');
  expect(bad).toContain('&lt;/failure&gt;');
  expect(bad).not.toContain('\u0000');
});

test('junit of mutants fails those that live, and skips those that change nothing', () => {
  const score = mutate('house/door', subject, suite);
  const text = junitOfMutants([{ ...score, flow: 'house/door' }]);
  expect(text).toContain(
    `tests="${score.results.length}" failures="${score.mortal - score.killed}"`,
  );
  expect(text.match(/<testcase /g)).toHaveLength(score.results.length);
  expect(text.match(/<skipped /g) ?? []).toHaveLength(score.equivalent + score.stillborn);
  const blind = mutate('house/door', subject, suite, { seen: [], probes: false });
  expect(junitOfMutants([blind])).toContain('<failure message="survived">a walk that would tell: ');
});

test('a vitest file has a line for each step, and imports public words alone', () => {
  const { name, text } = emit(suite, 'vitest', source);
  expect(name).toBe('house/door.paths.test.ts');
  expect(text.match(/^ {2}test\(/gm)).toHaveLength(suite.tests.length);
  const steps = suite.tests.flatMap((one) => one.steps);
  expect(text.match(/^ {6}\.isIn\(/gm)).toHaveLength(steps.length);
  expect(text).toContain(".send({ type: 'go', word: ");
  expect(text).toContain('.wait(50)');
  expect(text.match(/from '[^']*'/g)).toEqual([
    "from 'vitest'",
    "from 'paths'",
    "from './door.model.ts'",
  ]);
});

test('a model that is a named export is imported by its name', () => {
  const { text } = emit(suite, 'vitest', { ...source, name: 'door' });
  expect(text).toContain("import { door as model } from './door.model.ts';");
});

test('a file of @playwright/test has a named step for each, and its clock stands around waits', () => {
  const { name, text } = emit(suite, 'playwright', source);
  expect(name).toBe('house/door.paths.spec.ts');
  const steps = suite.tests.flatMap((one) => one.steps);
  expect(text.match(/await test\.step\(/g)).toHaveLength(steps.length);
  expect(text).toContain("import { test } from '@playwright/test';");
  const stops = text.match(/stopClock/g) ?? [];
  expect(stops.length).toBeGreaterThan(0);
  expect(text.indexOf('stopClock')).toBeLessThan(text.indexOf('.wait(50)'));
});
