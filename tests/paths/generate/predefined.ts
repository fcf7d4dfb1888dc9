import type { Explorer } from '../graph.ts';
import type { Edge, Start, Walk } from '../place.ts';

/** A walk as a tester writes it: the labels of its steps, and which of the model's inputs it begins with. */
export interface Predefined {
  readonly start?: number;
  readonly steps: readonly string[];
}

/** A walk that cannot be walked; its message says where it ends and what could be done there. */
export class WrongPath extends Error {
  override name = 'WrongPath';
}

/** Follows labels from a start; answers with how far it came, and what could be done there. */
export const follow = (
  graph: Explorer,
  start: Start,
  labels: readonly string[],
): {
  readonly walk: Walk;
  readonly missing: string | null;
  readonly offered: readonly string[];
} => {
  const edges: Edge[] = [];
  let at = start.key;
  for (const label of labels) {
    const ways = graph.edgesOf(at);
    const edge = ways.find(({ offer }) => offer.type === label);
    if (!edge) {
      const offered = ways.map(({ offer }) => offer.type);
      return { walk: { start, edges }, missing: label, offered };
    }
    edges.push(edge);
    at = edge.to;
  }
  return { walk: { start, edges }, missing: null, offered: [] };
};

/** Walks that a tester has written; one that cannot be walked is an error that says where, and what can be done. */
export const predefined = (graph: Explorer, paths: readonly Predefined[]): Walk[] =>
  paths.map(({ start: index = 0, steps }, number) => {
    const start = graph.starts.find((one) => one.index === index);
    if (!start) throw new WrongPath(`Path ${number + 1}: the model has no input ${index}.`);
    const { walk, missing, offered } = follow(graph, start, steps);
    if (missing === null) return walk;
    const before = steps.slice(0, walk.edges.length).join(' → ') || 'the start';
    throw new WrongPath(
      `Path ${number + 1}: after ${before}, "${missing}" cannot be done. What can: ${offered.join(', ') || 'nothing'}.`,
    );
  });
