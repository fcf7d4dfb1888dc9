import { expect, test } from 'vitest';
import { createActor, fromCallback, sendTo, setup } from 'xstate';
import { generate } from '../generate/generate.ts';
import { runOnActor } from '../run/actor.ts';
import type { Suite } from '../model.ts';
import { emit } from './emit.ts';
import { junitOf } from './junit.ts';

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
const suite: Suite = generate('house/door', subject, { criterion: 'transition' });

test('gherkin holds a scenario for each test, and no payload breaks its lines', () => {
  const { name, text } = emit(suite, 'gherkin');
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
  const { text } = emit(made, 'gherkin');
  expect(text).toContain('begun with {"owner":"(an actor)"}');
  expect(text).toContain('And it did sendTo ["(an actor)",{"type":"back"}]');
  expect(text).not.toMatch(/xstate|x:\d|inline|undefined/);
});

test('markdown lets no payload end a cell or be read as markup', () => {
  const { text } = emit(suite, 'markdown');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
  expect(text).not.toMatch(/(?<!\\)`x/);
});

test('json reads back as the same suite', () => {
  expect(JSON.parse(emit(suite, 'json').text)).toEqual(JSON.parse(JSON.stringify(suite)));
});

test('the same options and seed give the same bytes', () => {
  const again = generate('house/door', subject, { criterion: 'transition' });
  for (const format of ['gherkin', 'markdown', 'json', 'vitest', 'playwright'] as const)
    expect(emit(again, format)).toEqual(emit(suite, format));
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

test('a vitest file names every test and carries the suite as data', () => {
  const { name, text } = emit(suite, 'vitest');
  expect(name).toBe('house/door.paths.test.ts');
  expect(text.match(/^ {2}test\(/gm)).toHaveLength(suite.tests.length);
  const held = /JSON\.parse\((".*")\);/.exec(text)?.[1] ?? '';
  expect(JSON.parse(JSON.parse(held) as string)).toEqual(JSON.parse(JSON.stringify(suite)));
});
