import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { explorer } from '#tests/paths/explore.ts';
import { follow } from '#tests/paths/generate/predefined.ts';
import type { Walk } from '#tests/paths/place.ts';
import { alike, mostTries, shorterWalks, shortestOf, testOf, walkOf } from './shorter-walks.ts';
import type { Complaint } from './walk-failure.ts';

/** A door whose lamp may be lit, and that knows if somebody has knocked. */
const door = setup({
  types: { context: {} as { isKnown: boolean; isLit: boolean } },
  actions: {
    know: assign({ isKnown: true }),
    turn: assign({ isLit: ({ context }) => !context.isLit }),
  },
}).createMachine({
  id: 'door',
  context: { isKnown: false, isLit: false },
  initial: 'shut',
  on: { 'lamp.turn': { actions: 'turn' } },
  states: {
    shut: { on: { 'door.knock': { actions: 'know' }, 'door.open': 'open', 'door.break': 'open' } },
    open: { on: { 'door.close': 'shut', 'door.leave': 'left' } },
    left: {},
  },
});
const graph = explorer({ machine: door, cases: {} });
const may = () => true;

const walkWith = (...steps: readonly string[]): Walk => {
  const walk = walkOf(graph, { start: 0, steps }, may);
  if (!walk) throw new Error(`No walk: ${steps.join(', ')}.`);
  return walk;
};
const labelsOf = ({ edges }: Walk): string[] => edges.map(({ offer }) => offer.type);

const long = walkWith(
  'lamp.turn',
  'door.knock',
  'door.open',
  'door.close',
  'lamp.turn',
  'door.open',
  'door.leave',
);

/** Shortens a walk that fails where `fails` says so; answers with the walks tried as well. */
const shorten = async (
  complaint: Complaint,
  fails: (labels: readonly string[]) => boolean,
  {
    walk = long,
    only = may,
  }: { walk?: Walk; only?: (edge: Walk['edges'][number]) => boolean } = {},
) => {
  const last = walk.edges.at(-1);
  const stop = { complaint, done: labelsOf(walk), at: '' };
  const means = { may: only, ends: last ? alike(last, stop) : () => false };
  const tried: string[][] = [];
  const found = await shortestOf(walk, shorterWalks(graph, walk, means), async (candidate) => {
    tried.push(labelsOf(candidate));
    return fails(labelsOf(candidate));
  });
  return { ...found, labels: labelsOf(found.walk), tried };
};

describe('a walk that fails', () => {
  test('is as short as the nearest way to its last step, which is tried first', async () => {
    const { labels, tried, failsAgain, endedBy } = await shorten('gesture', () => true);
    expect(labels).toEqual(['door.open', 'door.leave']);
    expect(tried).toEqual([labels]);
    expect({ failsAgain, endedBy }).toEqual({ failsAgain: true, endedBy: null });
  });

  test('keeps the steps that it needs', async () => {
    const { labels } = await shorten('gesture', (tried) => tried.includes('door.knock'));
    expect(labels).toEqual(['door.knock', 'door.open', 'door.leave']);
  });

  test('keeps steps that lie apart', async () => {
    const { labels } = await shorten(
      'value',
      (tried) => tried.filter((label) => label === 'door.open').length === 2,
    );
    expect(labels).toEqual(['door.open', 'door.close', 'door.open', 'door.leave']);
  });

  test('is only tried by ways that a hand can go, and that the graph has', async () => {
    const { tried } = await shorten('gesture', () => false, {
      only: ({ offer }) => offer.type !== 'door.break',
    });
    expect(tried.length).toBeGreaterThan(2);
    for (const labels of tried) {
      expect(labels).not.toContain('door.break');
      expect(labels.at(-1)).toBe('door.leave');
      const [start] = graph.starts;
      expect(start && follow(graph, start, labels).missing).toBe(null);
    }
    expect(new Set(tried.map((labels) => labels.join())).size).toBe(tried.length);
  });

  test('of a state is as short as any way into it', async () => {
    const walk = walkWith('door.knock', 'lamp.turn', 'door.open');
    const by = async (complaint: Complaint) => {
      const found = await shorten(complaint, (tried) => tried.includes('door.break'), { walk });
      return found.labels;
    };
    expect(await by('sighting')).toEqual(['door.break']);
    expect(await by('gesture')).toEqual(labelsOf(walk));
  });

  test('of a look comes from the same place, context included', async () => {
    const walk = walkWith('lamp.turn', 'door.knock', 'lamp.turn', 'door.open');
    const { labels, tried } = await shorten('look', () => true, { walk });
    expect(labels).toEqual(['door.knock', 'door.open']);
    expect(tried).toEqual([labels]);
  });

  test('is said to pass where it does when it is walked again', async () => {
    const { labels, tried, failsAgain } = await shorten('look', () => false);
    expect(failsAgain).toBe(false);
    expect(labels).toEqual(labelsOf(long));
    expect(tried.at(-1)).toEqual(labels);
  });

  test('of one step, or at its start, has no shorter one', async () => {
    for (const walk of [walkWith('door.open'), walkWith()]) {
      const { labels, tried } = await shorten('drawing', () => true, { walk });
      expect(tried).toEqual([labels]);
    }
  });

  test('is tried a bounded number of times, and once more itself', async () => {
    const steps = Array.from({ length: 5 }, () => ['door.open', 'lamp.turn', 'door.close']).flat();
    const walk = walkWith(...steps, 'door.open', 'door.leave');
    const { endedBy, tried, labels } = await shorten('gesture', () => false, { walk });
    expect(endedBy).toBe('tries');
    expect(tried.length).toBe(mostTries + 1);
    expect(tried.at(-1)).toEqual(labels);
  });

  test('is not tried when it is late', async () => {
    const shorter = shorterWalks(graph, long, { may, ends: () => true });
    const found = await shortestOf(
      long,
      shorter,
      () => Promise.reject(new Error('tried')),
      () => true,
    );
    expect(found).toEqual({ walk: long, endedBy: 'time', failsAgain: true });
  });
});

test('a walk is a test with what its chart expects', () => {
  const made = testOf(graph, 'house/door', walkWith('door.open', 'door.leave'));
  expect(made?.name).toBe('door.open → door.leave');
  expect(made?.steps.map(({ expects }) => expects.value)).toEqual(['open', 'left']);
});

test('a walk that the chart or a hand knows no more is none', () => {
  expect(walkOf(graph, { start: 0, steps: ['door.leave'] }, may)).toBe(null);
  expect(walkOf(graph, { start: 1, steps: [] }, may)).toBe(null);
  expect(walkOf(graph, { start: 0, steps: ['door.open'] }, () => false)).toBe(null);
});
