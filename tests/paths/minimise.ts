import type { Aim } from './criteria.ts';
import type { Explorer } from './graph.ts';
import type { Walk } from './place.ts';
import { challengesOf } from './suite.ts';

type Count = Map<string, number>;

const countOf = (aim: Aim, walks: readonly Walk[], goals: ReadonlySet<string>): Count => {
  const count: Count = new Map();
  for (const walk of walks) {
    for (const id of new Set(challengesOf(aim, walk).flat())) {
      if (goals.has(id)) count.set(id, (count.get(id) ?? 0) + 1);
    }
  }
  return count;
};

/** Leaves out walks whose every goal another walk proves too; those that prove least go first. */
const dropped = (aim: Aim, walks: readonly Walk[], goals: ReadonlySet<string>): Walk[] => {
  const count = countOf(aim, walks, goals);
  const kept = new Set(walks);
  const proved = new Map(walks.map((walk) => [walk, new Set(challengesOf(aim, walk).flat())]));
  const gain = (walk: Walk) => (proved.get(walk)?.size ?? 0) / Math.max(1, walk.edges.length);
  for (const walk of walks.toSorted((a, b) => gain(a) - gain(b))) {
    const own = [...(proved.get(walk) ?? [])].filter((id) => goals.has(id));
    if (own.some((id) => (count.get(id) ?? 0) < 2)) continue;
    for (const id of own) count.set(id, (count.get(id) ?? 0) - 1);
    kept.delete(walk);
  }
  return walks.filter((walk) => kept.has(walk));
};

/** Cuts the end of each walk off that proves nothing which the rest of the suite does not prove. */
const trimmed = (aim: Aim, walks: readonly Walk[], goals: ReadonlySet<string>): Walk[] => {
  const proved = new Set<string>();
  // The last walk first: what an earlier one proves on its way need not be proved at a later one's end.
  const others = walks.map((walk) => new Set(challengesOf(aim, walk).flat()));
  return walks.map((walk, at) => {
    const challenges = challengesOf(aim, walk);
    const elsewhere = (id: string) =>
      proved.has(id) || others.some((ids, other) => other > at && ids.has(id));
    let end = walk.edges.length;
    const needed = (index: number) => {
      const before = new Set(challenges.slice(0, index).flat());
      return (
        challenges[index]?.some((id) => goals.has(id) && !before.has(id) && !elsewhere(id)) ?? false
      );
    };
    while (end > 0 && !needed(end)) end -= 1;
    for (const id of challenges.slice(0, end + 1).flat()) proved.add(id);
    others[at] = new Set(challenges.slice(0, end + 1).flat());
    return { ...walk, edges: walk.edges.slice(0, end) };
  });
};

/** Splits nothing and adds nothing: of walks that prove `goals`, those parts that are needed for it. */
export function minimise(aim: Aim, walks: readonly Walk[], goals: ReadonlySet<string>): Walk[] {
  const few = trimmed(aim, dropped(aim, walks, goals), goals);
  const begun = new Set(few.filter(({ edges }) => edges.length > 0).map(({ start }) => start.key));
  return few.filter(({ start, edges }) => {
    if (edges.length > 0) return true;
    const first = !begun.has(start.key);
    begun.add(start.key);
    return first;
  });
}

/** The shortest way from a start to a place, along edges that are known or cheap to know. */
const wayTo = (graph: Explorer, key: string): Walk | null => {
  const seen = new Set(graph.starts.map((start) => start.key));
  const queue = graph.starts.map((start): Walk => ({ start, edges: [] }));
  for (const walk of queue) {
    const at = walk.edges.at(-1)?.to ?? walk.start.key;
    if (at === key) return walk;
    for (const edge of graph.edgesOf(at)) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ start: walk.start, edges: [...walk.edges, edge] });
    }
  }
  return null;
};

/** Cuts long walks in pieces of at most `cap` steps, each after the shortest way to its start. */
export function capped(graph: Explorer, walks: readonly Walk[], cap: number): Walk[] {
  return walks.flatMap((walk) => {
    const pieces: Walk[] = [];
    let rest = walk.edges;
    let piece: Walk = { start: walk.start, edges: [] };
    while (rest.length > 0) {
      const room = Math.max(1, cap - piece.edges.length);
      pieces.push({ ...piece, edges: [...piece.edges, ...rest.slice(0, room)] });
      rest = rest.slice(room);
      piece = wayTo(graph, rest[0]?.from ?? '') ?? piece;
    }
    return pieces.length > 0 ? pieces : [walk];
  });
}
