import type { Explorer } from '../graph.ts';
import type { Edge, Place, Start, Walk } from '../place.ts';

/** A path as `@xstate/graph` gives it: its first step is `xstate.init`. */
export interface GraphPath {
  readonly state: Place;
  readonly steps: readonly { readonly event: Edge }[];
}

/** `@xstate/graph` walks places instead of snapshots, since a place knows its clock and its ports too. */
export const traversal = (graph: Explorer, start: Start, may: (edge: Edge) => boolean) => ({
  logic: { transition: (_: Place, edge: Edge): Place => edge.after },
  options: {
    fromState: start.place,
    serializeState: (place: Place) => graph.keyOf(place),
    serializeEvent: ({ offer }: Edge) => `${offer.kind} ${offer.type}`,
    events: (place: Place): Edge[] => graph.edgesOf(graph.keyOf(place)).filter(may),
  },
});

export const walkOf = (start: Start, { steps }: GraphPath): Walk => ({
  start,
  edges: steps.slice(1).map(({ event }) => event),
});

/** Paths to places omit edges that lead nowhere new: one path to each place is extended by them. */
export const withEdges = (
  graph: Explorer,
  walks: readonly Walk[],
  may: (edge: Edge) => boolean,
): Walk[] => {
  const extended = new Set<string>();
  return walks.flatMap((walk) => {
    const at = walk.edges.at(-1)?.to ?? walk.start.key;
    const further = extended.has(at) ? [] : graph.edgesOf(at).filter(may);
    extended.add(at);
    if (further.length === 0) return [walk];
    return further.map((edge): Walk => ({ start: walk.start, edges: [...walk.edges, edge] }));
  });
};
