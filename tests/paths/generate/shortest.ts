import { getShortestPaths } from '@xstate/graph';
import type { Explorer } from '../graph.ts';
import type { Edge, Walk } from '../place.ts';
import { traversal, walkOf, withEdges, type GraphPath } from './traversal.ts';

const paths = getShortestPaths as unknown as (
  logic: ReturnType<typeof traversal>['logic'],
  options: ReturnType<typeof traversal>['options'],
) => GraphPath[];

/** A shortest path to every place and along every edge, each from a start of its own. */
export const shortest = (graph: Explorer, may: (edge: Edge) => boolean = () => true): Walk[] =>
  graph.starts.flatMap((start) => {
    const { logic, options } = traversal(graph, start, may);
    const walks = paths(logic, options).map((path) => walkOf(start, path));
    return withEdges(graph, walks, may);
  });
