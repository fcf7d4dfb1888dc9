import type { Graph } from './explore.ts';
import type { Edge, Walk } from './types.ts';

/** Walks and what they leave open. */
export interface Cover {
  readonly walks: readonly Walk[];
  readonly covered: ReadonlySet<string>;
  readonly steps: number;
}

/** The shortest way from a place to an edge that proves something new; among equals, the most. */
const nearest = (
  graph: Graph,
  start: string,
  isNew: (goal: string) => boolean,
  may: (edge: Edge) => boolean,
): Edge[] | null => {
  const seen = new Set([start]);
  let ring: { at: string; way: Edge[] }[] = [{ at: start, way: [] }];
  while (ring.length > 0) {
    const next: typeof ring = [];
    let best: { way: Edge[]; gain: number } | null = null;
    for (const { at, way } of ring) {
      for (const edge of graph.edges.get(at) ?? []) {
        if (!may(edge)) continue;
        const gain = edge.goals.filter(isNew).length;
        if (gain > (best?.gain ?? 0)) best = { way: [...way, edge], gain };
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: [...way, edge] });
      }
    }
    if (best) return best.way;
    ring = next;
  }
  return null;
};

/**
 * Few and short walks that together prove every goal: from where it stands each walk goes on to the
 * nearest thing not yet proved, and begins anew when that is shorter than `cap` steps allow.
 */
export function cover(graph: Graph, may: (edge: Edge) => boolean = () => true, cap = 12): Cover {
  const covered = new Set(graph.first.deed.taken);
  const isNew = (goal: string) => !covered.has(goal);
  const walks: Walk[] = [];
  let current: Edge[] = [];
  for (;;) {
    const at = current.at(-1)?.to ?? graph.start;
    const way = nearest(graph, at, isNew, may);
    const fits = way !== null && (current.length === 0 || current.length + way.length <= cap);
    if (fits) {
      current.push(...way);
      for (const goal of way.flatMap(({ goals }) => goals)) covered.add(goal);
    } else if (current.length > 0) {
      walks.push({ edges: current });
      current = [];
    } else {
      break;
    }
  }
  return { walks, covered, steps: walks.reduce((sum, { edges }) => sum + edges.length, 0) };
}
