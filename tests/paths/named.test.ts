import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { generate } from './generate/generate.ts';
import { runOnActor } from './run/actor.ts';
import type { NamedStep, Subject } from './subject.ts';

const machine = createMachine({
  id: 'room',
  type: 'parallel',
  states: {
    lamp: {
      initial: 'dark',
      states: {
        dark: { on: { 'lamp.switch': 'bright' } },
        bright: { on: { 'lamp.switch': 'dark' } },
      },
    },
    door: {
      initial: 'shut',
      states: {
        shut: { on: { 'door.open': 'ajar', 'door.lock': 'locked' } },
        ajar: { on: { 'door.shut': 'shut' } },
        locked: { on: { 'door.unlock': 'shut' } },
      },
    },
  },
});
const happens =
  (type: string): NamedStep =>
  ({ event }) =>
    event?.type === type;
const inDark: NamedStep = ({ event, before }) =>
  event?.type === 'door.open' && before?.matches({ lamp: 'dark' }) === true;

const subject: Subject = {
  machine,
  cases: {},
  named: {
    'FR-1 The door opens in the dark.': inDark,
    'FR-2 The door is unlocked after the lamp was on.': [
      ({ after }) => after.matches({ lamp: 'bright' }),
      happens('door.unlock'),
    ],
    'FR-3 It is opened twice.': [happens('door.open'), happens('door.open')],
    'FR-4 It burns.': happens('fire.break'),
  },
};
const suite = generate('house/room', subject, { criterion: 'named' });

test('named requirements are covered in the fewest sessions', () => {
  const { covered, leftOut } = suite.coverage;
  expect(Object.keys(covered).toSorted()).toEqual([
    'named FR-1 The door opens in the dark.',
    'named FR-2 The door is unlocked after the lamp was on.',
    'named FR-3 It is opened twice.',
  ]);
  expect(leftOut.map(({ goal }) => goal)).toEqual(['named FR-4 It burns.']);
  expect(suite.tests).toHaveLength(1);
  expect(suite.tests[0]?.steps.length).toBe(7);
});

test('a sequence is proved where its last step is, in its order', () => {
  const labels = suite.tests[0]?.steps.map(({ label }) => label) ?? [];
  const proving = suite.tests[0]?.steps.findIndex(({ proves }) =>
    proves.some((id) => id.includes('FR-2')),
  );
  expect(labels[proving ?? -1]).toBe('door.unlock');
  expect(labels.slice(0, proving)).toContain('lamp.switch');
});

test('its tests are run as others are', () => {
  expect(runOnActor(subject, suite).failures).toEqual([]);
});
