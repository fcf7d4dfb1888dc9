import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { aimOf, refusal } from '../criteria.ts';
import { explorer } from '../explore.ts';
import type { Edge } from '../place.ts';
import { pumped, standAt, type Quest } from './search.ts';

const rack = setup({
  types: { context: {} as { hung: number }, events: {} as { type: 'coat.hang' } },
  guards: { hasRoom: ({ context: { hung } }) => hung < 2 },
  actions: { hang: assign({ hung: ({ context }) => context.hung + 1 }) },
}).createMachine({
  id: 'rack',
  context: { hung: 0 },
  on: { 'coat.hang': { guard: 'hasRoom', actions: 'hang' } },
});

const taken = ({ result }: Edge) => result.taken.length > 0;

test('what is done over and over is done only as long as the run can do it', () => {
  const graph = explorer({ machine: rack, cases: {} });
  const aim = aimOf('decision', graph);
  const [start] = graph.starts;
  if (!start) throw new Error('The chart does not begin.');
  const goal = refusal('(root)|coat.hang|0');
  const quest = (may: (edge: Edge) => boolean): Quest => ({
    graph,
    aim,
    may,
    isWanted: (one) => one === goal,
  });
  expect(
    pumped(
      quest(() => true),
      standAt(aim, start),
      9,
    )?.edges,
  ).toHaveLength(3);
  expect(pumped(quest(taken), standAt(aim, start), 9)).toBeNull();
});
