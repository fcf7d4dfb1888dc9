import { isHeard } from '../domain.ts';
import type { Goal } from '../model.ts';
import type { Edge, Walk } from '../place.ts';
import { after, nearest, pumped, standAt, type Quest, type Stand, type Way } from './search.ts';
import { sliceFor, type Level } from './slice.ts';

/** New steps that a search may compute: from the starts, in the middle of a walk, for a single goal. */
const around = 3_000;
const onTheWay = 400;
const forOne = 2_000;
const timesPumped = 120;
/** Above this many offers, the first one that gains is taken and the others are not looked at. */
const crowd = 16;

export interface CoverOptions {
  readonly cap: number;
  /** Steps that a run cannot make. */
  readonly may?: (edge: Edge) => boolean;
  /** Goals not worth looking for. */
  readonly without?: ReadonlySet<string>;
  /** Goals that the last searches, each as long as the budget, leave out. */
  readonly nearby?: ReadonlySet<string>;
  /** Goes along edges that are known and computes none. */
  readonly known?: boolean;
}

/** Among many offers, those that a wanted transition of an active state handles are tried first. */
const inCrowd = (quest: Quest, stand: Stand): Way | null => {
  const { graph, isWanted, aim, may } = quest;
  const offers = graph.offersOf(stand.key);
  if (offers.length <= crowd) return null;
  const active = new Set(graph.placeOf(stand.key)?.snapshot._nodes);
  const types = aim.goals.flatMap(({ id, about }) => {
    const definition = isWanted(id) ? graph.index.definitions.get(about) : undefined;
    return definition && active.has(definition.source) ? [definition.eventType] : [];
  });
  const heard = new Set(types);
  for (const offer of offers.filter(({ event }) => isHeard(heard, event.type))) {
    const edge = graph
      .edgesOf(stand.key, (one) => one === offer)
      .find((one) => may(one) && aim.proves(one.result, one.after, stand.memory).some(isWanted));
    if (edge) return { from: stand, edges: [edge] };
  }
  return null;
};

/** One goal after the other, each with only what has to do with it and with what `budget` holds for it. */
const oneByOne = (
  quest: Quest,
  stands: readonly Stand[],
  open: Iterable<Goal>,
  level: Level,
  budget: Map<string, number>,
): Way | null => {
  for (const { id, about } of open) {
    const only = sliceFor(quest.graph, about, level);
    if (!only) continue;
    const single = { ...quest, isWanted: (goal: string) => goal === id };
    const before = quest.graph.spent().steps;
    const steps = budget.get(`${level} ${id}`) ?? forOne;
    const { way } = nearest(single, stands, { steps, only });
    budget.set(`${level} ${id}`, Math.max(0, steps - (quest.graph.spent().steps - before)));
    if (way) return way;
  }
  return null;
};

/** By doing things over and over, from each stand. */
const overAndOver = (quest: Quest, stands: readonly Stand[]): Way | null => {
  for (const stand of stands) {
    const way = pumped(quest, stand, timesPumped);
    if (way) return way;
  }
  return null;
};

/** Makes walks of ways, one after the other, and begins anew where a way does not fit into the cap. */
const walksOf = (
  quest: Quest,
  cap: number,
  find: (stand: Stand | null) => Way | null,
  prove: (goals: readonly string[]) => boolean,
): Walk[] => {
  const { aim } = quest;
  const walks: Walk[] = [];
  let edges: Edge[] = [];
  let stand: Stand | null = null;
  for (;;) {
    const way = find(stand);
    if (way && (!stand || edges.length + way.edges.length <= cap)) {
      if (!stand) prove(aim.proves(way.from.start.result, way.from.start.place, null));
      let at: Stand = way.from;
      for (const edge of way.edges) {
        prove(aim.proves(edge.result, edge.after, at.memory));
        at = after(aim, at, edge);
      }
      edges.push(...way.edges);
      stand = at;
    } else if (stand) {
      walks.push({ start: stand.start, edges });
      edges = [];
      stand = null;
    } else {
      return walks;
    }
  }
};

const once = (work: () => void) => {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
};

/**
 * Few and short walks that together prove every goal: each walk continues from its place to the
 * nearest thing not yet proved, and begins anew when that is shorter or the cap does not allow it.
 */
export function cover(
  { graph, aim }: Pick<Quest, 'graph' | 'aim'>,
  { cap, may = () => true, without = new Set(), nearby = new Set(), known = false }: CoverOptions,
): Walk[] {
  const open = new Map(aim.goals.map((goal) => [goal.id, goal]));
  for (const id of without) open.delete(id);
  const prove = (goals: readonly string[]) => goals.filter((goal) => open.delete(goal)).length > 0;
  const quest: Quest = { graph, aim, may, isWanted: (goal) => open.has(goal) };
  const begins = graph.starts.map((start) => standAt(aim, start));
  const crowded = begins.some(({ key }) => graph.offersOf(key).length > crowd);
  const budget = new Map<string, number>();
  let breadth = crowded ? onTheWay : around;

  /** Once the budget is spent, a goal that no known step proves is out of reach, and no search is worth its time. */
  const giveUp = once(() => {
    if (aim.remembers) return;
    const within = new Set(
      graph.known().flatMap((edge) => (may(edge) ? aim.proves(edge.result, edge.after, null) : [])),
    );
    for (const { place, result } of graph.starts)
      for (const id of aim.proves(result, place, null)) within.add(id);
    for (const id of open.keys()) if (!within.has(id)) open.delete(id);
  });

  const find = (stand: Stand | null): Way | null => {
    if (graph.spent().cut) giveUp();
    if (open.size === 0) return null;
    const stands = stand ? [stand] : begins;
    if (known) return nearest(quest, stands, { steps: 0, only: graph.isKnown }).way;
    for (const one of stands) {
      const quick = inCrowd(quest, one);
      if (quick) return quick;
    }
    const goals = () => [...open.values()];
    if (crowded) {
      const way = oneByOne(quest, stands, goals(), 'own', budget);
      if (way || stand) return way;
    }
    if (stand) return nearest(quest, stands, { steps: onTheWay }).way;
    // From the starts the same ground is searched again and again, so what it costs is paid once, and
    // what lies beyond it for all goals is left to the searches that look for one.
    const before = graph.spent().steps;
    const { way, all } = nearest(quest, stands, { steps: breadth });
    breadth = Math.max(0, breadth - (graph.spent().steps - before));
    if (way || all) return way;
    const far = goals().filter(({ id }) => !nearby.has(id));
    const afar = { ...quest, isWanted: (goal: string) => open.has(goal) && !nearby.has(goal) };
    const repeated = overAndOver(quest, stands);
    if (repeated || far.length === 0) return repeated;
    return (
      oneByOne(quest, stands, far, 'own', budget) ??
      oneByOne(quest, stands, far, 'context', budget) ??
      nearest(afar, stands, { steps: Number.POSITIVE_INFINITY }).way
    );
  };

  const walks = walksOf(quest, cap, find, prove);
  for (const start of graph.starts) {
    if (prove(aim.proves(start.result, start.place, null))) walks.push({ start, edges: [] });
  }
  return walks;
}
