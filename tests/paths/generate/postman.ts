import type { Explorer } from '../graph.ts';
import { exploreAll } from '../explore-all.ts';
import type { Edge, Start, Walk } from '../place.ts';
import { leastFlow, type Arc } from './flow.ts';

/** Steps count first, and among suites of as many steps the one with fewer tests is better. */
const costOfStep = 1_000;
const costOfTest = 1;

/** An arc of the tour: a step, the end of a test, or the start of one. */
type Leg =
  | { readonly kind: 'step'; readonly edge: Edge }
  | { readonly kind: 'end' }
  | { readonly kind: 'start'; readonly start: Start };

interface Tour {
  readonly to: number;
  readonly leg: Leg;
}

/** A round trip over every arc (Hierholzer), from one node back to it. */
const roundTrip = (out: Map<number, Tour[]>, from: number): Leg[] => {
  const legs: Leg[] = [];
  const stack: { readonly node: number; readonly leg: Leg | null }[] = [{ node: from, leg: null }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const next = out.get(top.node)?.pop();
    if (next) {
      stack.push({ node: next.to, leg: next.leg });
    } else {
      stack.pop();
      if (top.leg) legs.push(top.leg);
    }
  }
  return legs.toReversed();
};

/** Cuts a round trip where tests end and begin. */
const walksOf = (legs: readonly Leg[], first: Start): Walk[] => {
  const walks: Walk[] = [];
  let walk: { start: Start; edges: Edge[] } = { start: first, edges: [] };
  const close = () => {
    if (walk.edges.length > 0) walks.push(walk);
  };
  for (const leg of legs) {
    if (leg.kind === 'step') {
      walk.edges.push(leg.edge);
    } else if (leg.kind === 'start') {
      close();
      walk = { start: leg.start, edges: [] };
    }
  }
  close();
  return walks;
};

/**
 * Takes every edge of the explored graph in the fewest steps there can be: the directed postman's tour.
 * Where more edges come in than go out, the cheapest ways on are walked twice (a flow of least cost),
 * and going back to a start costs next to nothing.
 */
export function postman(graph: Explorer, may: (edge: Edge) => boolean = () => true): Walk[] {
  const edges = exploreAll(graph).filter(may);
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  for (const { key } of graph.starts) numberOf(key);
  const steps = edges.map((edge) => ({
    arc: { from: numberOf(edge.from), to: numberOf(edge.to), cost: costOfStep },
    leg: { kind: 'step', edge } as Leg,
  }));
  const home = numbers.size;
  const ends = [...numbers.values()].map((from) => ({
    arc: { from, to: home, cost: costOfTest },
    leg: { kind: 'end' } as Leg,
  }));
  const starts = graph.starts.map((start) => ({
    arc: { from: home, to: numberOf(start.key), cost: 0 },
    leg: { kind: 'start', start } as Leg,
  }));
  const supply = Array.from<number>({ length: home + 1 }).fill(0);
  const add = (node: number, by: number) => (supply[node] = (supply[node] ?? 0) + by);
  for (const { arc } of steps) {
    add(arc.to, 1);
    add(arc.from, -1);
  }
  const all: { readonly arc: Arc; readonly leg: Leg }[] = [...steps, ...ends, ...starts];
  const times = leastFlow(
    home + 1,
    all.map(({ arc }) => arc),
    supply,
  );
  const out = new Map<number, Tour[]>();
  for (const [at, { arc, leg }] of all.entries()) {
    const uses = (times[at] ?? 0) + (leg.kind === 'step' ? 1 : 0);
    const list = out.get(arc.from) ?? [];
    for (let use = 0; use < uses; use += 1) list.push({ to: arc.to, leg });
    out.set(arc.from, list);
  }
  const [first] = graph.starts;
  if (!first) return [];
  const walks = walksOf(roundTrip(out, home), first);
  // Edges outside of the tour through home form round trips at another start.
  for (const start of graph.starts)
    walks.push(...walksOf(roundTrip(out, numberOf(start.key)), start));
  return walks;
}
