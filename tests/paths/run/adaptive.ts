import type { AnyEventObject, StateValue } from 'xstate';
import { aimOf, type Aim } from '../criteria.ts';
import { explorer } from '../explore.ts';
import type { Explorer } from '../graph.ts';
import { after, nearest, standAt, type Quest, type Stand } from '../generate/search.ts';
import type { Budget, Criterion } from '../model.ts';
import type { Edge, Offer, Start } from '../place.ts';
import type { Subject } from '../subject.ts';
import { stable } from '../text.ts';

/** Answer of a system at a step: the event that came of it, the state in which it stands, or both. */
export interface Happened {
  readonly event?: AnyEventObject;
  readonly value?: StateValue;
}

/** A system that decides for itself what a port comes back with: a server, a device, another team's code. */
export interface System {
  /** Begins a session as one of the model's inputs wants it. */
  readonly begin: (start: Start) => Promise<void>;
  /** Makes a step as far as it can, and says what has happened. */
  readonly make: (offer: Offer) => Promise<Happened>;
  readonly end: () => Promise<void>;
}

/** A step at which the system did what the chart does not allow there. */
export interface Departure {
  readonly session: number;
  /** Labels of the steps until then, that one left out. */
  readonly steps: readonly string[];
  readonly wanted: string;
  readonly happened: Happened;
  /** Labels of what would have been legal. */
  readonly legal: readonly string[];
}

export interface AdaptiveResult {
  readonly sessions: readonly (readonly string[])[];
  readonly departures: readonly Departure[];
  /** Goals that were proved, and those that were not. */
  readonly proved: readonly string[];
  readonly missing: readonly string[];
  /** Steps at which the system took another legal branch than was planned: planned and taken. */
  readonly branched: readonly (readonly [planned: string, taken: string])[];
  /** Legal branches of places where the system was, which it never took. */
  readonly unseen: readonly string[];
}

interface AdaptiveOptions {
  readonly criterion?: Criterion;
  /** Most steps of a session, and most sessions. */
  readonly cap?: number;
  readonly sessions?: number;
  readonly budget?: Budget;
  readonly may?: (edge: Edge) => boolean;
}

const same = (a: unknown, b: unknown): boolean => stable(a) === stable(b);

/** The edge that a system took, among those that lead on: the planned one if it fits, else the first that does. */
const takenOf = (
  ways: readonly Edge[],
  planned: Edge,
  { event, value }: Happened,
): Edge | undefined => {
  const fits = (edge: Edge) =>
    (value === undefined || same(edge.after.snapshot.value, value)) &&
    (event === undefined || edge.offer.event.type === event.type);
  const exact = (edge: Edge) => fits(edge) && same(edge.offer.event, event);
  if (event === undefined && value === undefined) return planned;
  return (
    [planned, ...ways].find((edge) => event !== undefined && exact(edge)) ??
    [planned, ...ways].find(fits)
  );
};

/** A port's outcomes at a place are branches: the system chooses among them. */
const branchesAt = (graph: Explorer, { key }: Stand, edge: Edge): string[] =>
  edge.offer.child === null
    ? []
    : graph
        .edgesOf(key)
        .filter(({ offer }) => offer.child === edge.offer.child)
        .map(({ offer }) => offer.type);

class Session {
  readonly labels: string[] = [];
  readonly seen = new Set<string>();
  readonly offered = new Set<string>();
  readonly branched: (readonly [string, string])[] = [];
  constructor(
    private readonly graph: Explorer,
    private readonly aim: Aim,
    private readonly open: Set<string>,
  ) {}

  prove(goals: readonly string[]): void {
    for (const goal of goals) this.open.delete(goal);
  }

  /** Makes steps until nothing wanted is within reach; answers with where the system departed, if it did. */
  async run(
    system: System,
    quest: Quest,
    begin: Stand,
    cap: number,
  ): Promise<Omit<Departure, 'session'> | null> {
    let stand = begin;
    while (this.labels.length < cap) {
      const [edge] = nearest(quest, [stand], { steps: 2_000 }).way?.edges ?? [];
      if (!edge) return null;
      const happened = await system.make(edge.offer);
      const ways = this.graph.edgesOf(stand.key);
      const taken = takenOf(ways, edge, happened);
      for (const label of branchesAt(this.graph, stand, edge)) this.offered.add(label);
      if (!taken) {
        const legal = ways.map(({ offer }) => offer.type);
        return { steps: [...this.labels], wanted: edge.offer.type, happened, legal };
      }
      if (taken !== edge) this.branched.push([edge.offer.type, taken.offer.type]);
      this.labels.push(taken.offer.type);
      this.seen.add(taken.offer.type);
      this.prove(this.aim.proves(taken.result, taken.after, stand.memory));
      stand = after(this.aim, stand, taken);
    }
    return null;
  }
}

/**
 * Takes a system through a chart when nobody can say what its ports will come back with: each step goes towards the
 * nearest goal, and where the system takes another branch that the chart allows, the walk goes on from there.
 */
export async function runAdaptive(
  subject: Subject,
  system: System,
  {
    criterion = 'transition',
    cap = 60,
    sessions: most = 20,
    budget,
    may = () => true,
  }: AdaptiveOptions = {},
): Promise<AdaptiveResult> {
  const graph = explorer(subject, budget);
  const aim = aimOf(criterion, graph);
  const goals = aim.goals.map(({ id }) => id);
  const open = new Set(goals);
  const quest: Quest = { graph, aim, may, isWanted: (goal) => open.has(goal) };
  const sessions: Session[] = [];
  const departures: Departure[] = [];
  while (sessions.length < most && open.size > 0) {
    const way = nearest(
      quest,
      graph.starts.map((start) => standAt(aim, start)),
      { steps: 2_000 },
    ).way;
    const start = way?.from.start;
    if (!start) break;
    const session = new Session(graph, aim, open);
    session.prove(aim.proves(start.result, start.place, null));
    await system.begin(start);
    try {
      const departure = await session.run(system, quest, standAt(aim, start), cap);
      if (departure) departures.push({ session: sessions.length, ...departure });
    } finally {
      await system.end();
    }
    sessions.push(session);
  }
  const seen = new Set(sessions.flatMap((session) => [...session.seen]));
  const offered = new Set(sessions.flatMap((session) => [...session.offered]));
  return {
    sessions: sessions.map(({ labels }) => labels),
    departures,
    proved: goals.filter((goal) => !open.has(goal)),
    missing: [...open],
    branched: sessions.flatMap(({ branched }) => branched),
    unseen: [...offered].filter((label) => !seen.has(label)),
  };
}
