import type { Aim } from './criteria.ts';
import type { Explorer } from './graph.ts';
import type { Edge, Start, Walk } from './place.ts';
import { challengesOf } from './suite.ts';

/** Shortest ways along edges that are known already; a start has no step before it. */
interface Ways {
  /** The way to a place, if it takes fewer than `below` steps. */
  to(key: string, below: number): readonly Edge[] | null;
}

/** Ways are looked for no further than somebody asks. */
const waysFrom = (out: ReadonlyMap<string, readonly Edge[]>, begins: readonly string[]): Ways => {
  const last = new Map<string, Edge | null>(begins.map((key) => [key, null]));
  /** Places at the depth that was reached. */
  let ring = begins;
  let depth = 0;
  const further = () => {
    const next: string[] = [];
    for (const edge of ring.flatMap((key) => out.get(key) ?? [])) {
      if (last.has(edge.to)) continue;
      last.set(edge.to, edge);
      next.push(edge.to);
    }
    ring = next;
  };
  return {
    to(key, below) {
      for (; depth + 1 < below && !last.has(key) && ring.length > 0; depth += 1) further();
      if (!last.has(key)) return null;
      const edges: Edge[] = [];
      for (let edge = last.get(key); edge; edge = last.get(edge.from)) edges.push(edge);
      return edges.length < below ? edges.toReversed() : null;
    },
  };
};

interface Cut {
  readonly walk: Walk;
  /** Goals that the part left out proved, as often as it did. */
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

/**
 * Takes the shortest known way past whatever a walk does only to prove what the suite proves elsewhere:
 * loops, detours, and long beginnings. What `goals` holds stays proved.
 */
export function shortened(
  graph: Explorer,
  aim: Aim,
  walks: readonly Walk[],
  goals: ReadonlySet<string>,
  may: (edge: Edge) => boolean = () => true,
): Walk[] {
  if (aim.remembers) return [...walks];
  const out = new Map<string, Edge[]>();
  for (const edge of graph.known().filter(may)) {
    const beside = out.get(edge.from);
    if (beside) beside.push(edge);
    else out.set(edge.from, [edge]);
  }
  const starts = new Map(graph.starts.map((start) => [start.key, start]));
  const home = waysFrom(out, [...starts.keys()]);
  const kept = new Map<string, Ways>();
  const ways = (begin: string): Ways => {
    const found = kept.get(begin) ?? waysFrom(out, [begin]);
    kept.set(begin, found);
    return found;
  };
  const count = new Map<string, number>();
  const add = (ids: readonly string[], by: number) => {
    for (const id of ids) count.set(id, (count.get(id) ?? 0) + by);
  };
  for (const walk of walks) add(challengesOf(aim, walk).flat(), 1);
  const challenges = new Map<Edge, readonly string[]>();
  const challengeOf = (edge: Edge): readonly string[] => {
    const found = challenges.get(edge) ?? aim.proves(edge.result, edge.after, null);
    challenges.set(edge, found);
    return found;
  };
  const proves = (edges: readonly Edge[]) => edges.flatMap(challengeOf);
  const isSpared = (lost: readonly string[], gained: readonly string[]) => {
    const times = (id: string) => lost.filter((one) => one === id).length;
    return lost.every(
      (id) => !goals.has(id) || (count.get(id) ?? 0) > times(id) || gained.includes(id),
    );
  };

  /** The walk with its steps from `from` to `to` replaced by the shortest way, if that is shorter. */
  const cut = ({ start, edges }: Walk, from: number, to: number): Cut | null => {
    const end = edges[to - 1]?.to ?? '';
    const found = from === 0 ? home : ways(edges[from - 1]?.to ?? '');
    const way = found.to(end, to - from);
    if (!way) return null;
    const begin: Start | undefined = from === 0 ? starts.get(way[0]?.from ?? end) : start;
    if (!begin) return null;
    const changes = begin !== start;
    const startsAs = (one: Start) => (changes ? aim.proves(one.result, one.place, null) : []);
    const lost = [...startsAs(start), ...proves(edges.slice(from, to))];
    const gained = [...startsAs(begin), ...proves(way)];
    if (!isSpared(lost, gained)) return null;
    const walk = { start: begin, edges: [...edges.slice(0, from), ...way, ...edges.slice(to)] };
    return { walk, lost, gained };
  };

  const shorter = (walk: Walk): Cut | null => {
    const { length } = walk.edges;
    for (let size = length; size > 0; size -= 1) {
      for (let from = 0; from + size <= length; from += 1) {
        const found = cut(walk, from, from + size);
        if (found) return found;
      }
    }
    return null;
  };
  return walks.map((given) => {
    let walk = given;
    for (let better = shorter(walk); better; better = shorter(walk)) {
      add(better.lost, -1);
      add(better.gained, 1);
      ({ walk } = better);
    }
    return walk;
  });
}
