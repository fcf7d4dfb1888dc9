import { memoryAfter, type Aim, type Memory } from '../criteria.ts';
import type { Explorer } from '../graph.ts';
import type { Edge, Offer, Start } from '../place.ts';

/** State of a walk: its place, what it remembers, and its start. */
export interface Stand {
  readonly key: string;
  readonly memory: Memory;
  readonly start: Start;
}

/** A way from a stand to something worth going to. */
export interface Way {
  readonly from: Stand;
  readonly edges: readonly Edge[];
}

export interface Quest {
  readonly graph: Explorer;
  readonly aim: Aim;
  readonly isWanted: (goal: string) => boolean;
  /** True for edges that the requested run can take. */
  readonly may: (edge: Edge) => boolean;
}

export interface Reach {
  /** New steps that this search may compute; what is known already is free. */
  readonly steps: number;
  /** Offers worth looking at. */
  readonly only?: (offer: Offer) => boolean;
}

export const standAt = (aim: Aim, start: Start): Stand => ({
  key: start.key,
  memory: memoryAfter(aim, start.result, start.place, null),
  start,
});

export const after = (aim: Aim, stand: Stand, edge: Edge): Stand => ({
  key: edge.to,
  memory: memoryAfter(aim, edge.result, edge.after, stand.memory),
  start: stand.start,
});

/** Counts the wanted goals that an edge proves. */
const gainOf = ({ aim, isWanted }: Quest, stand: Stand, edge: Edge): number =>
  aim
    .proves(edge.result, edge.after, stand.memory)
    .reduce((sum, goal) => sum + (isWanted(goal) ? 1 : 0), 0);

interface Visit {
  readonly stand: Stand;
  readonly edge: Edge | null;
  readonly before: Visit | null;
}

const wayTo = (visit: Visit | null, last: Edge): Way => {
  const edges = [last];
  let at = visit;
  for (; at?.edge; at = at.before) edges.push(at.edge);
  if (!at) throw new Error('A way begins somewhere.');
  return { from: at.stand, edges: edges.toReversed() };
};

/**
 * The shortest way from any of some stands to an edge that proves something wanted; among equals, the
 * one that proves most. `all` says that everything within reach was seen, so that null is final.
 */
export function nearest(
  quest: Quest,
  begins: readonly Stand[],
  { steps, only }: Reach,
): { readonly way: Way | null; readonly all: boolean } {
  const { graph, aim, may } = quest;
  const idOf = ({ key, memory }: Stand) => (aim.remembers ? `${key} ${memory ?? ''}` : key);
  const limit = graph.spent().steps + steps;
  const seen = new Set(begins.map(idOf));
  let ring = begins.map((stand): Visit => ({ stand, edge: null, before: null }));
  while (ring.length > 0) {
    const next: Visit[] = [];
    let best: { readonly visit: Visit; readonly edge: Edge; readonly gain: number } | null = null;
    for (const visit of ring) {
      if (graph.spent().steps > limit) {
        return { way: best && wayTo(best.visit, best.edge), all: false };
      }
      for (const edge of graph.edgesOf(visit.stand.key, only)) {
        if (!may(edge)) continue;
        const gain = gainOf(quest, visit.stand, edge);
        if (gain > (best?.gain ?? 0)) best = { visit, edge, gain };
        if (!aim.remembers && seen.has(edge.to)) continue;
        const stand = after(aim, visit.stand, edge);
        const id = idOf(stand);
        if (seen.has(id)) continue;
        seen.add(id);
        next.push({ stand, edge, before: visit });
      }
    }
    if (best) return { way: wayTo(best.visit, best.edge), all: true };
    ring = next;
  }
  return { way: null, all: !graph.spent().cut };
}

const isRepeatable = ({ before, after: then, from, to }: Edge): boolean =>
  from !== to && JSON.stringify(before.snapshot.value) === JSON.stringify(then.snapshot.value);

/**
 * Does the same thing over and over: how far counters are driven, for which a search in breadth is too
 * slow. Only what changes the context and stays in its state is worth repeating.
 */
export function pumped(quest: Quest, begin: Stand, times: number, depth = 2): Way | null {
  const { graph, may } = quest;
  for (const first of graph.edgesOf(begin.key).filter(may)) {
    if (!isRepeatable(first)) continue;
    const edges: Edge[] = [];
    let stand = begin;
    let edge: Edge | undefined = first;
    const seen = new Set([begin.key]);
    while (edge && edges.length < times) {
      edges.push(edge);
      if (gainOf(quest, stand, edge) > 0) return { from: begin, edges };
      stand = after(quest.aim, stand, edge);
      if (seen.has(stand.key)) break;
      seen.add(stand.key);
      const found: Way | null =
        edges.length % 10 === 0 || depth === 1 ? nearest(quest, [stand], { steps: 0 }).way : null;
      if (found && found.edges.length === 1)
        return { from: begin, edges: [...edges, ...found.edges] };
      edge = graph
        .edgesOf(stand.key)
        .find((one) => may(one) && one.offer.type === first.offer.type);
    }
    const further = depth > 1 ? pumped(quest, stand, times, depth - 1) : null;
    if (further) return { from: begin, edges: [...edges, ...further.edges] };
  }
  return null;
}
