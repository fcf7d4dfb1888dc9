import type { Graph } from './explore.ts';
import type { Edge, Start, Walk } from './types.ts';

/** Walks and what they leave open. */
export interface Cover {
  readonly walks: readonly Walk[];
  readonly covered: ReadonlySet<string>;
  readonly steps: number;
}

interface Way {
  readonly begin: string;
  readonly edges: readonly Edge[];
}

/** The shortest way from any of some places to an edge that proves something new; among equals, the most. */
const nearest = (
  graph: Graph,
  begins: readonly string[],
  isNew: (goal: string) => boolean,
  may: (edge: Edge) => boolean,
): Way | null => {
  const seen = new Set(begins);
  let ring = begins.map((begin): Way & { at: string } => ({ begin, at: begin, edges: [] }));
  while (ring.length > 0) {
    const next: typeof ring = [];
    let best: { way: Way; gain: number } | null = null;
    for (const { begin, at, edges } of ring) {
      for (const edge of graph.edges.get(at) ?? []) {
        if (!may(edge)) continue;
        const gain = edge.goals.filter(isNew).length;
        if (gain > (best?.gain ?? 0)) best = { way: { begin, edges: [...edges, edge] }, gain };
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ begin, at: edge.to, edges: [...edges, edge] });
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
  const [first, ...others] = graph.starts;
  const covered = new Set(first?.place.deed.taken);
  const isNew = (goal: string) => !covered.has(goal);
  const walks: Walk[] = [];
  let current: Edge[] = [];
  let start: Start | undefined = first;
  const begins = graph.starts.map(({ key }) => key);
  for (;;) {
    const at = current.at(-1)?.to;
    const way = nearest(graph, at === undefined ? begins : [at], isNew, may);
    const fits = way !== null && (current.length === 0 || current.length + way.edges.length <= cap);
    if (fits) {
      if (current.length === 0) {
        start = graph.starts.find(({ key }) => key === way.begin);
        for (const goal of start?.place.deed.taken ?? []) covered.add(goal);
      }
      current.push(...way.edges);
      for (const goal of way.edges.flatMap(({ goals }) => goals)) covered.add(goal);
    } else if (current.length > 0) {
      walks.push({ input: start?.input, edges: current });
      current = [];
    } else {
      break;
    }
  }
  for (const { input, place } of others) {
    if (!place.deed.taken.some(isNew)) continue;
    for (const goal of place.deed.taken) covered.add(goal);
    walks.push({ input, edges: [] });
  }
  return { walks, covered, steps: walks.reduce((sum, { edges }) => sum + edges.length, 0) };
}
