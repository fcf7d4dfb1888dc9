import type { Explorer } from './graph.ts';
import { follow } from './generate/predefined.ts';
import type { Edge, Walk } from './place.ts';

/** Runs a walk and answers with the index of the step that fails, or null when none does. */
export type Trial = (walk: Walk) => number | null;

/** Trials that one shrinking may make. */
const mostTrials = 600;

const cut = (walk: Walk, at: number): Walk => ({ ...walk, edges: walk.edges.slice(0, at + 1) });

/** Leaves out what comes back to a place where the walk has been. */
const withoutLoops = ({ start, edges }: Walk): Walk => {
  const kept: Edge[] = [];
  for (const edge of edges.slice(0, -1)) {
    kept.push(edge);
    const before = [start.key, ...kept.map(({ to }) => to)];
    const first = before.indexOf(edge.to);
    kept.length = Math.min(kept.length, first);
  }
  return { start, edges: [...kept, ...edges.slice(-1)] };
};

/** The walk's labels without some of them, walked anew as far as they can be. */
const without = (graph: Explorer, { start, edges }: Walk, from: number, count: number): Walk => {
  const labels = edges.map(({ offer }) => offer.type).toSpliced(from, count);
  return follow(graph, start, labels).walk;
};

/** Ways to do a step elsewhere, the failing one or any, shortest first. */
function* shorter(graph: Explorer, label: string | null, below: number): Generator<Walk> {
  const seen = new Set(graph.starts.map(({ key }) => key));
  const queue = graph.starts.map((start): Walk => ({ start, edges: [] }));
  for (const walk of queue) {
    if (walk.edges.length + 1 >= below) return;
    for (const edge of graph.edgesOf(walk.edges.at(-1)?.to ?? walk.start.key)) {
      const next = { start: walk.start, edges: [...walk.edges, edge] };
      if (label === null || edge.offer.type === label) yield next;
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(next);
    }
  }
}

/**
 * The shortest walk found that still fails at its last step: cuts the end, the loops, and step after
 * step, and then looks for a nearer place where the same step fails, or any step does.
 */
export function shrink(graph: Explorer, walk: Walk, trial: Trial): Walk {
  let trials = 0;
  const failing = (candidate: Walk): Walk | null => {
    trials += 1;
    const at = trials > mostTrials ? null : trial(candidate);
    return at === null ? null : cut(candidate, at);
  };
  let best = failing(walk);
  if (!best) return walk;
  const improve = (candidate: Walk): boolean => {
    if (candidate.edges.length >= (best?.edges.length ?? 0)) return false;
    const found = failing(candidate);
    if (found) best = found;
    return found !== null;
  };
  improve(withoutLoops(best));
  for (let size = best.edges.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from + size < best.edges.length;) {
      if (!improve(without(graph, best, from, size))) from += size;
    }
  }
  const label = best.edges.at(-1)?.offer.type;
  if (label === undefined) return best;
  for (const step of [label, null]) {
    for (const candidate of shorter(graph, step, best.edges.length)) {
      if (improve(candidate) || trials > mostTrials) break;
    }
  }
  return best;
}
