import type { Aim } from '../criteria.ts';
import type { Explorer } from '../graph.ts';
import type { Edge, Walk } from '../place.ts';
import { challengesOf } from '../suite.ts';

/** Numbers from 0 to 1 that are the same for the same seed everywhere (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const oneOf = <Item>(items: readonly Item[], next: () => number): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** One walk of at most `length` steps, each step any of those that can be made. */
export const randomWalk = (
  graph: Explorer,
  next: () => number,
  length: number,
  may: (edge: Edge) => boolean = () => true,
): Walk | null => {
  const start = oneOf(graph.starts, next);
  if (!start) return null;
  const edges: Edge[] = [];
  let at = start.key;
  while (edges.length < length) {
    const offer = oneOf(graph.offersOf(at), next);
    const edge = oneOf(
      graph.edgesOf(at, (one) => one === offer),
      next,
    );
    if (!edge || !may(edge)) break;
    edges.push(edge);
    at = edge.to;
  }
  return { start, edges };
};

/** Random walks until all is proved or so many in a row proved nothing new. */
export const random = (
  graph: Explorer,
  aim: Aim,
  { seed, length, may }: { seed: number; length: number; may?: (edge: Edge) => boolean },
  patience = 100,
): Walk[] => {
  const next = chance(seed);
  const open = new Set(aim.goals.map(({ id }) => id));
  const walks: Walk[] = [];
  for (let idle = 0; open.size > 0 && idle < patience; idle += 1) {
    const walk = randomWalk(graph, next, length, may);
    if (!walk) break;
    const proved = challengesOf(aim, walk)
      .flat()
      .filter((id) => open.delete(id));
    if (proved.length === 0) continue;
    walks.push(walk);
    idle = 0;
  }
  return walks;
};
