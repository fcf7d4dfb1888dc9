import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { Subject } from '../subject.ts';
import { understand, type Call } from './call.ts';
import type { Flows } from './folder.ts';
import { runCommand } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'replays-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines: string[] = [];
const told = () => lines.join('\n');

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const run = async (subjects: Readonly<Record<string, Subject>>, ...words: string[]) => {
  const names = Object.keys(subjects);
  const flows: Flows = {
    root: '',
    charts: names,
    names,
    load: (flow) => Promise.resolve(subjects[flow] ?? { machine, cases: {} }),
    read: () => Promise.resolve({}),
    source: () => Promise.reject(new Error('no file')),
    beside: () => Promise.reject(new Error('no folder')),
    close: () => Promise.resolve(),
  };
  const call = understand(
    ['run', names.length === 1 ? (names[0] ?? '') : 'all', '--out', folder, ...words],
    { command: 'paths', commands: ['run'], flow: '' },
  );
  return runCommand(call as Call, flows);
};

const machine: AnyStateMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.knock': 'asking' } },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'shut' } },
    open: { on: { 'door.close': 'shut' } },
  },
});
const ask = { done: ['Ada'], error: [{ kind: 'offline' }] };
const whole: Subject = { machine, cases: { outcomes: { ask } } };

test('all well is 0', async () => {
  expect(await run({ 'house/door': whole })).toBe(0);
  expect(told()).toContain('0 failed');
});

test('a chart that cannot begin fails, says why, and does not stop the others', async () => {
  const broken = createMachine({
    id: 'broken',
    context: { key: '' },
    entry: assign(() => {
      throw new Error('There is no key.');
    }),
  });
  expect(await run({ 'house/broken': { machine: broken, cases: {} }, 'house/door': whole })).toBe(
    1,
  );
  expect(told()).toContain('FAILED house/broken: broken cannot begin: There is no key.');
  expect(told()).toContain('1 failed');
});

test('a run is written as JUnit too, where that is asked for', async () => {
  expect(await run({ 'house/door': whole }, '--format', 'junit')).toBe(0);
  const text = readFileSync(path.join(folder, 'junit.xml'), 'utf8');
  expect(text).toContain('<testsuite name="house/door"');
  expect(text).toContain('failures="0"');
});

test('a goal that is left out is 1, and the missing outcome has a name', async () => {
  const lame = { machine, cases: { outcomes: { ask: { done: ['Ada'] } } } };
  expect(await run({ 'house/door': lame })).toBe(1);
  expect(told()).toContain('the model gives port "ask" no outcome `error`');
});

test('a goal that the model excuses is 0', async () => {
  const lame = { machine, cases: { outcomes: { ask: { done: ['Ada'], error: [] } } } };
  const unreached = { 'asking|error(ask)|0': 'it never fails' };
  expect(await run({ 'house/door': { ...lame, unreached } })).toBe(0);
});

test.each([
  ['an event', { events: { 'door.nock': [{}] } }, 'Cases for "door.nock", which the chart never'],
  ['a port', { outcomes: { ask, aks: ask } }, 'Outcomes for "aks", which is no port of the chart'],
])('%s that the chart does not know is 1', async (_, cases, fault) => {
  expect(await run({ 'house/door': { machine, cases: { ...whole.cases, ...cases } } })).toBe(1);
  expect(told()).toContain(`WRONG house/door: ${fault}`);
});

test('a leaf without a sighting and an event without a gesture are told', async () => {
  const gestures = { 'door.knock': () => Promise.resolve() };
  const sightings = { shut: () => Promise.resolve(), asking: () => Promise.resolve() };
  expect(await run({ 'house/door': { ...whole, gestures, sightings } })).toBe(1);
  expect(told()).toContain('Event "door.close" has no gesture');
  expect(told()).toContain('State "open" has no sighting.');
});

test('walks left to chance are not asked for what they did not come by', async () => {
  expect(await run({ 'house/door': whole }, '--generator', 'random', '--cap', '1')).toBe(0);
});

test('a failing walk is made short, kept, run first the next time, and forgotten once it passes', async () => {
  const counter = createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'counting',
    states: {
      counting: {
        on: {
          'count.up': {
            actions: assign({ count: ({ context }) => Math.min(3, context.count + 1) }),
          },
          'count.rest': 'resting',
        },
      },
      resting: { on: { 'count.go': 'counting' } },
    },
  });
  const isSmall = {
    'It counts to one.': ({ context }: { context: unknown }) =>
      (context as { count: number }).count < 2,
  };
  const long = Array.from({ length: 6 }, () => ['count.rest', 'count.go']).flat();
  const paths = path.join(folder, 'paths.json');
  writeFileSync(paths, JSON.stringify([[...long, 'count.up', ...long, 'count.up', ...long]]));
  const subject = { machine: counter, cases: {}, invariants: isSmall };
  const predefined = ['--generator', 'predefined', '--paths', paths];
  expect(await run({ 'house/counter': subject }, ...predefined)).toBe(1);
  expect(told()).toContain('shortest: count.up → count.up\n');
  expect(readdirSync(folder)).toContain('house.counter.json');

  lines.length = 0;
  writeFileSync(paths, JSON.stringify([['count.rest']]));
  expect(await run({ 'house/counter': subject }, ...predefined)).toBe(1);
  expect(told()).toContain('1 passed, 1 failed');

  lines.length = 0;
  const mended = { machine: counter, cases: {} };
  expect(await run({ 'house/counter': mended }, ...predefined)).toBe(0);
  expect(told()).toContain('2 passed, 0 failed');
  expect(readdirSync(folder)).not.toContain('house.counter.json');
});
