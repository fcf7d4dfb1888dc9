import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { byChart } from '#tests/lib/model.ts';
import { audit } from '#tests/lib/walk/audit.ts';
import type { Suite } from '#tests/paths/model.ts';
import type { WalkModel } from '#tests/lib/walk/types.ts';

const nothing = async () => {};

/** A door with everything that makes charts hard to walk: ports, delays, guards, regions and history. */
const doorMachine = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as
      | { type: 'door.knock' }
      | { type: 'door.lock' }
      | { type: 'door.unlock' }
      | { type: 'lamp.switch' },
  },
  actors: { askName: fromPromise<string>(async () => 'Ada') },
  guards: {
    isPatient: ({ context }) => context.knocks < 2,
    isFriend: (_, params: { name: string }) => params.name === 'Ada',
  },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
  delays: { pause: 500, long: ({ context }) => 1000 + context.knocks },
}).createMachine({
  id: 'door',
  description: 'A door.',
  context: { knocks: 0 },
  type: 'parallel',
  states: {
    lamp: {
      description: 'A lamp.',
      initial: 'dark',
      states: {
        dark: { description: 'No light.', on: { 'lamp.switch': 'bright' } },
        bright: { description: 'Light.', on: { 'lamp.switch': 'dark' } },
      },
    },
    leaf: {
      description: 'The leaf.',
      initial: 'closed',
      states: {
        closed: {
          description: 'It is closed.',
          on: {
            'door.knock': [{ guard: 'isPatient', target: 'asking', actions: 'count' }],
            'door.lock': 'locked',
          },
        },
        asking: {
          description: 'Who is there?',
          invoke: {
            id: 'askName',
            src: 'askName',
            onDone: [
              {
                guard: { type: 'isFriend', params: ({ event }) => ({ name: event.output }) },
                target: 'open',
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          after: { long: 'closed' },
          on: { 'door.lock': 'locked' },
        },
        open: { description: 'It is open.', after: { pause: 'closed' } },
        locked: { description: 'It is locked.', on: { 'door.unlock': 'remembered' } },
        remembered: { description: 'As it was.', type: 'history', target: 'closed' },
      },
    },
  },
});

const model = {
  machine: doorMachine,
  reason: 'a fixture',
  cases: {
    outcomes: { askName: { done: ['Ada', 'Eve'], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'door.knock': byChart,
    'door.lock': byChart,
    'door.unlock': byChart,
    'lamp.switch': nothing,
  },
  sightings: {},
} satisfies WalkModel;

const leafNames = ['lamp.dark', 'lamp.bright'].concat(
  ['closed', 'asking', 'open', 'locked'].map((name) => `leaf.${name}`),
);

const View = () => null;
const outOfReach = () => 'the switch is behind the door';
const stepsOf = ({ tests }: Suite) => tests.flatMap(({ steps }) => steps);
const faultsOf = (changes: Partial<WalkModel>): readonly string[] =>
  audit({ ...model, ...changes }).faults;

describe('a complete model', () => {
  const { pure, view, faults } = audit(model);

  test('has no faults: every transition and both answers of every guard are reached', () => {
    expect(faults).toEqual([]);
    expect(pure.coverage.leftOut).toEqual([]);
  });

  test('is covered in few steps: at most one and a half per goal, at most twelve a walk', () => {
    expect(stepsOf(view).length).toBeLessThanOrEqual(1.5 * view.coverage.goals.length);
    expect(Math.max(...view.tests.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
  });

  test('is walked the same way every time', () => {
    expect(JSON.stringify(audit(model).pure)).toBe(JSON.stringify(pure));
  });

  test('offers only the delay that is due first, with the time it takes', () => {
    const waits = stepsOf(pure)
      .filter(({ kind }) => kind === 'clock')
      .map(({ wait }) => wait);
    expect(waits.filter((wait) => ![500, 1001, 1002].includes(wait))).toEqual([]);
    expect(waits).toContain(500);
  });
});

describe('a model that forgets', () => {
  test('a gesture', () => {
    const { 'door.lock': _, ...gestures } = model.gestures;
    expect(faultsOf({ gestures })).toContain('Event "door.lock" has no gesture (or `world`).');
  });

  test('a sighting', () => {
    const sightings = { 'lamp.dark': nothing, 'lamp.bright & leaf.closed': nothing };
    expect(faultsOf({ View, sightings })).toEqual(
      expect.arrayContaining([
        'State "leaf.asking" has no sighting.',
        'State "leaf.open" has no sighting.',
      ]),
    );
  });

  test('an outcome', () => {
    expect(
      faultsOf({
        cases: { outcomes: { askName: { done: ['Eve'], error: [{ kind: 'offline' }] } } },
      }),
    ).toEqual([
      expect.stringContaining('Not reached: leaf.asking|done(askName)|0 ('),
      expect.stringContaining('Not reached: leaf.open|after(pause)|0 ('),
    ]);
  });

  test('the way a port fails', () => {
    expect(faultsOf({ cases: { outcomes: { askName: { done: ['Ada', 'Eve'] } } } })).toEqual([
      expect.stringContaining('Not reached: leaf.asking|error(askName)|0 ('),
    ]);
  });

  test('a payload that leads nowhere new is walked through the view all the same', () => {
    const gestures = { ...model.gestures, 'lamp.switch': nothing };
    const sightings = Object.fromEntries(leafNames.map((name) => [name, nothing]));
    const events = { 'lamp.switch': [{ by: 'hand' }, { by: 'foot' }] };
    const cases = { ...model.cases, events };
    const { view, faults } = audit({ ...model, View, sightings, gestures, cases });
    expect(faults).toEqual([]);
    const used = stepsOf(view).flatMap(({ event }) => ('by' in event ? [event['by']] : []));
    expect(new Set(used)).toEqual(new Set(['hand', 'foot']));
  });

  test('to offer a payload where the chart takes it', () => {
    const sightings = Object.fromEntries(leafNames.map((name) => [name, nothing]));
    const lamp = { 'lamp.switch': (): { by: string }[] => [] };
    const cases = { ...model.cases, events: { 'door.lock': [{ by: 'key' }], ...lamp } };
    const unreached = {
      'lamp.dark|lamp.switch|0': 'x',
      'lamp.bright|lamp.switch|0': 'x',
      'case door.lock': 'x',
    };
    expect(faultsOf({ View, sightings, cases, unreached })).toEqual([
      'Excused although it is used or does not exist: case door.lock.',
    ]);
  });

  test('why it has no view', () => {
    expect(faultsOf({ reason: '' })).toEqual(['A model without a View needs a `reason`.']);
  });
});

describe('a model that says too much', () => {
  test('a gesture for an event nobody handles', () => {
    expect(faultsOf({ gestures: { ...model.gestures, 'door.paint': byChart } })).toEqual([
      'Gesture "door.paint" is for an event that the chart never handles.',
    ]);
  });

  test('a sighting of a state that is not there', () => {
    const names = [...leafNames, 'leaf.burning'];
    const sightings = Object.fromEntries(names.map((name) => [name, nothing]));
    expect(faultsOf({ View, sightings })).toEqual([
      'Sighting "leaf.burning" names no leaf state of the chart.',
    ]);
  });

  test('an excuse for what is reached', () => {
    expect(faultsOf({ unreached: { 'lamp.dark|lamp.switch|0': 'too dark' } })).toEqual([
      'Excused although it is reached or does not exist: lamp.dark|lamp.switch|0.',
    ]);
  });
});

test('what no hand can do is left to paper, and listed', () => {
  const sightings = Object.fromEntries(leafNames.map((leaf) => [leaf, nothing]));
  const { faults, notes } = audit({ ...model, View, sightings, outOfReach });
  expect(faults).toEqual([]);
  expect(notes).toEqual([
    'lamp.dark|lamp.switch|0: the switch is behind the door',
    'lamp.bright|lamp.switch|0: the switch is behind the door',
    'case lamp.switch: the switch is behind the door',
  ]);
});
