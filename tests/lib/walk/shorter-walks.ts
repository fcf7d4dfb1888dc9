import { aimOf } from '#tests/paths/criteria.ts';
import { follow } from '#tests/paths/generate/predefined.ts';
import type { Explorer } from '#tests/paths/graph.ts';
import type { Test } from '#tests/paths/model.ts';
import type { Edge, Walk } from '#tests/paths/place.ts';
import { nameOfWalk, suiteOf } from '#tests/paths/suite.ts';
import { isOfState, type Stop } from './walk-failure.ts';

/** Walks by the nearest ways to a place that are tried before steps are left out. */
const mostNear = 4;
/** Shorter walks that are tried for one failure. */
export const mostTries = 12;

/** The steps that a shorter walk is made of. */
export interface Means {
  /** Steps that a hand can make. */
  readonly may: (edge: Edge) => boolean;
  /** Steps after which the failure can be the same. */
  readonly ends: (edge: Edge) => boolean;
}

const valueAfter = ({ after }: Edge): string => JSON.stringify(after.snapshot.value);

/**
 * Steps at which a walk may stop as another did at its last: one into the same state, where the complaint is of a state;
 * otherwise the same step between the same states. A look is also one of the context.
 */
export const alike = (failed: Edge, stop: Stop): Means['ends'] => {
  const from = JSON.stringify(failed.before.snapshot.value);
  const to = valueAfter(failed);
  return (edge) => {
    if (valueAfter(edge) !== to) return false;
    if (isOfState(stop)) return true;
    if (edge.offer.type !== failed.offer.type) return false;
    if (stop.complaint === 'look') return edge.from === failed.from;
    return JSON.stringify(edge.before.snapshot.value) === from;
  };
};

/** Ways to a step that are shorter than a walk, shortest first, and from the same start before others. */
function* nearest(graph: Explorer, { start, edges }: Walk, { may, ends }: Means): Generator<Walk> {
  const starts = [start, ...graph.starts.filter((one) => one !== start)];
  const seen = new Set(starts.map(({ key }) => key));
  const queue = starts.map((one): Walk => ({ start: one, edges: [] }));
  for (const walk of queue) {
    if (walk.edges.length + 1 >= edges.length) return;
    for (const edge of graph.edgesOf(walk.edges.at(-1)?.to ?? walk.start.key)) {
      if (!may(edge)) continue;
      const next = { start: walk.start, edges: [...walk.edges, edge] };
      if (ends(edge)) yield next;
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(next);
    }
  }
}

/** The walk without some of its steps, where the graph goes on without them. */
const without = (graph: Explorer, walk: Walk, from: number, count: number): Walk | null => {
  const labels = walk.edges.map(({ offer }) => offer.type).toSpliced(from, count);
  const found = follow(graph, walk.start, labels);
  return found.missing === null ? found.walk : null;
};

/** Walks to try for one that fails at its last step, each shorter than all that have failed; is told if one does. */
export function* shorterWalks(
  graph: Explorer,
  walk: Walk,
  means: Means,
): Generator<Walk, void, boolean> {
  const tried = new Set<string>();
  const isNew = ({ start, edges }: Walk): boolean => {
    const last = edges.at(-1);
    const name = `${start.key}\n${nameOfWalk({ start, edges })}`;
    if (!last || !means.ends(last) || !edges.every(means.may) || tried.has(name)) return false;
    tried.add(name);
    return true;
  };
  for (const candidate of nearest(graph, walk, means)) {
    if (tried.size >= mostNear) break;
    if (isNew(candidate) && (yield candidate)) return;
  }
  let best = walk;
  for (let size = walk.edges.length - 1; size >= 1; size -= 1) {
    for (let from = 0; from + size < best.edges.length;) {
      const candidate = without(graph, best, from, size);
      if (candidate && isNew(candidate) && (yield candidate)) best = candidate;
      else from += 1;
    }
  }
}

/** A walk as short as it was found. */
export interface Shortest {
  readonly walk: Walk;
  /** Limit that ended the search, if one did. */
  readonly endedBy: 'tries' | 'time' | null;
  /** False if the walk itself, walked again, has passed. */
  readonly failsAgain: boolean;
}

/** Tries shorter walks, and the walk itself where none of them fails; `isLate` ends that. */
export async function shortestOf(
  walk: Walk,
  shorter: Generator<Walk, void, boolean>,
  failsAlike: (walk: Walk) => Promise<boolean>,
  isLate: () => boolean = () => false,
): Promise<Shortest> {
  let best: Walk | null = null;
  let tries = 0;
  let endedBy: Shortest['endedBy'] = null;
  for (let next = shorter.next(); !next.done;) {
    if (isLate()) endedBy = 'time';
    else if (tries >= mostTries) endedBy = 'tries';
    if (endedBy) break;
    tries += 1;
    const isAlike = await failsAlike(next.value);
    if (isAlike) best = next.value;
    next = shorter.next(isAlike);
  }
  if (best) return { walk: best, endedBy, failsAgain: true };
  return { walk, endedBy, failsAgain: isLate() || (await failsAlike(walk)) };
}

/** A walk as a test, or null where it cannot be walked to its end. */
export const testOf = (graph: Explorer, flow: string, walk: Walk): Test | null => {
  const walked = graph.replay(walk);
  if (walked.edges.length < walk.edges.length) return null;
  const making = { flow, generator: 'predefined', seed: 1, cap: walk.edges.length } as const;
  const { tests } = suiteOf(making, graph, aimOf('transition', graph), [walked], []);
  return tests[0] ?? null;
};

/** The walk with these labels from an input, where a hand can walk it. */
export const walkOf = (
  graph: Explorer,
  { start, steps }: { readonly start: number; readonly steps: readonly string[] },
  may: Means['may'],
): Walk | null => {
  for (const one of graph.starts.filter(({ index }) => index === start)) {
    const { walk, missing } = follow(graph, one, steps);
    if (missing === null && walk.edges.every(may)) return walk;
  }
  return null;
};
