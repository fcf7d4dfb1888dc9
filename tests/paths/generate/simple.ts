import { getSimplePaths } from '@xstate/graph';
import type { Explorer } from '../graph.ts';
import type { Edge, Place, Walk } from '../place.ts';
import { traversal, walkOf, withEdges, type GraphPath } from './traversal.ts';

/** Looks at the way on that one search may take: there can be more simple paths than atoms. */
const mostLooks = 20_000;

type Options = Omit<ReturnType<typeof traversal>['options'], 'serializeState'> & {
  readonly serializeState: (place: Place) => string;
};

const paths = getSimplePaths as unknown as (
  logic: ReturnType<typeof traversal>['logic'],
  options: Options,
) => GraphPath[];

/**
 * Every path that meets no place twice, as far as `looks` go. The search of `@xstate/graph` has no end of
 * its own: once the looks are used up, every edge is made to lead back to the start, where it
 * has been, so it comes home with what it has.
 */
export const simple = (
  graph: Explorer,
  may: (edge: Edge) => boolean = () => true,
  looks = mostLooks,
): { readonly walks: Walk[]; readonly cut: boolean } => {
  let cut = false;
  const walks = graph.starts.flatMap((start) => {
    const { logic, options } = traversal(graph, start, may);
    let looked = 0;
    const found = paths(logic, {
      ...options,
      events: (place) => {
        looked = 0;
        return options.events(place);
      },
      serializeState: (place) => {
        looked += 1;
        if (looked <= looks) return graph.keyOf(place);
        cut = true;
        return start.key;
      },
    });
    return withEdges(
      graph,
      found.map((path) => walkOf(start, path)),
      may,
    );
  });
  return { walks, cut };
};
