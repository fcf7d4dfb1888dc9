import { aimOf, type Aim } from '../criteria.ts';
import { exploreAll } from '../explore-all.ts';
import { explorer, usualBudget } from '../explore.ts';
import type { Explorer } from '../graph.ts';
import type { Budget, Criterion, Generator, Suite } from '../model.ts';
import type { Edge, Walk } from '../place.ts';
import { reasonsFor } from '../reasons.ts';
import { shortened } from '../shorten.ts';
import type { Subject } from '../subject.ts';
import { challengesOf, suiteOf } from '../suite.ts';
import { capped, minimise } from '../minimise.ts';
import { capFor } from './cap.ts';
import { cover } from './cover.ts';
import { postman } from './postman.ts';
import { predefined, type Predefined } from './predefined.ts';
import { random } from './random.ts';
import { shortest } from './shortest.ts';
import { simple } from './simple.ts';
import { bothAims, evidenceAim } from './evidence.ts';

/**
 * For generators that take every edge of a graph: they grow with its square, and with this much end within two
 * seconds in a chart of thirty regions too.
 */
const budgetOfAll: Budget = { places: 400, steps: 1_200 };

/** Steps computed at least for a chart in which time may pass without anything being due. */
const aroundPauses = 4_000;

export interface GenerateOptions {
  readonly criterion?: Criterion;
  /** A second criterion, whose goals are wanted too. */
  readonly also?: Criterion;
  readonly generator?: Generator;
  /** Most steps of a test, where its goals allow it. */
  readonly cap?: number;
  readonly seed?: number;
  readonly budget?: Budget;
  /** The walks of `predefined`. */
  readonly paths?: readonly Predefined[];
  /** Takes each transition where its actions show; a suite that is to find faults in them needs it. */
  readonly evidence?: boolean;
  /** Steps that the run asked for can make. */
  readonly may?: (edge: Edge) => boolean;
  /** Goals for which it does not spend all of the budget. */
  readonly nearby?: ReadonlySet<string>;
  /** Reason why the run cannot make a step that `may` rejects. */
  readonly why?: (edge: Edge) => string | null;
}

const coveredBy = (aim: Aim, walks: readonly Walk[]): Set<string> =>
  new Set(walks.flatMap((walk) => challengesOf(aim, walk)).flat());

interface Found {
  readonly walks: readonly Walk[];
  /** Goals that a minimized suite must still prove; null to keep every walk. */
  readonly needed: Aim | null;
}

/** Steps of each walk, and of all of them, that are left to chance where a search has spent its budget. */
const strolls = { length: 60, budget: { places: 3_000, steps: 6_000 } };

/** Walks by chance, for a search that met its budget: they may still come by what is far away. */
const byChance = (
  graph: Explorer,
  aim: Aim,
  walks: readonly Walk[],
  { seed = 1, may }: GenerateOptions,
): Walk[] => {
  if (!graph.spent().cut || aim.remembers) return [];
  const proved = coveredBy(aim, walks);
  const missing = { ...aim, goals: aim.goals.filter(({ id }) => !proved.has(id)) };
  if (missing.goals.length === 0) return [];
  const scout = explorer(graph.origin, strolls.budget);
  return random(scout, missing, { seed, length: strolls.length, ...(may ? { may } : {}) });
};

/** Greedy walks for the goals, and then for seeing what the transitions do. */
const covering = (graph: Explorer, aim: Aim, options: GenerateOptions, cap: number): Found => {
  const { may = () => true, nearby, evidence = aim.criterion === 'decision' } = options;
  const dead = aim.goals.filter(({ about }) => graph.dead.has(about)).map(({ id }) => id);
  const without = new Set([...Object.keys(graph.subject.unreached ?? {}), ...dead]);
  const hard = cover({ graph, aim }, { cap, may, without, ...(nearby ? { nearby } : {}) });
  const open = {
    ...aim,
    goals: aim.goals.filter(({ id }) => !without.has(id) && !nearby?.has(id)),
  };
  hard.push(...byChance(graph, open, hard, options));
  if (!evidence) return { walks: hard, needed: aim };
  // With delays that depend on earlier steps, the goals' places alone do not reveal every fault.
  if (graph.subject.pause !== undefined) exploreAll(graph, aroundPauses);
  const soft = evidenceAim(graph, aim);
  const done = coveredBy(soft, hard);
  const more = cover({ graph, aim: soft }, { cap, may, without: done, known: true });
  return { walks: [...hard, ...more], needed: bothAims(aim, soft) };
};

const find = (graph: Explorer, aim: Aim, options: GenerateOptions): Found => {
  const { generator = 'cover', seed = 1, may } = options;
  const cap = options.cap ?? capFor(aim.criterion);
  switch (generator) {
    case 'cover':
      return covering(graph, aim, options, cap);
    case 'postman': {
      const tour = postman(graph, may);
      return { walks: options.cap === undefined ? tour : capped(graph, tour, cap), needed: null };
    }
    case 'shortest':
      return { walks: shortest(graph, may), needed: aim };
    case 'simple':
      return { walks: simple(graph, may).walks, needed: aim };
    case 'random': {
      const walks = random(graph, aim, { seed, length: cap, ...(may ? { may } : {}) });
      return { walks, needed: aim };
    }
    default:
      return { walks: predefined(graph, options.paths ?? []), needed: null };
  }
};

interface MendOptions {
  readonly planned: readonly Walk[];
  readonly walked: readonly Walk[];
  /** Steps that the run can make. */
  readonly may: (edge: Edge) => boolean;
}

/**
 * Places that look alike may differ in what a chart hides from sight, and then a walk alone goes another
 * way than the graph said. What it loses by that is taken by the way on which it was found.
 */
const mended = (graph: Explorer, aim: Aim, { planned, walked, may }: MendOptions): Walk[] => {
  const proved = coveredBy(aim, walked);
  const lost = [...coveredBy(aim, planned)].filter((id) => !proved.has(id));
  return lost.flatMap((id) => {
    for (const edge of graph.known()) {
      if (!aim.proves(edge.result, edge.after, null).includes(id)) continue;
      const way = graph.wayTo(edge.from);
      const edges = [...(way?.edges ?? []), edge];
      if (way && edges.every(may)) return [graph.replay({ ...way, edges })];
    }
    return [];
  });
};

/** A suite from a partly explored graph: two suites of one chart share the work. */
export function generateFrom(
  graph: Explorer,
  flow: string,
  options: Omit<GenerateOptions, 'budget'> = {},
): Suite {
  const { criterion = 'decision', generator = 'cover', seed = 1, may } = options;
  const cap = options.cap ?? capFor(criterion);
  const main = aimOf(criterion, graph);
  const aim = options.also ? bothAims(main, aimOf(options.also, graph)) : main;
  const { walks: first, needed } = find(graph, aim, options);
  const found = needed ? shortened(graph, needed, first, coveredBy(needed, first), may) : first;
  const walked = found.map((walk) => graph.replay(walk));
  const mend = { planned: found, walked, may: may ?? (() => true) };
  walked.push(...mended(graph, needed ?? aim, mend));
  const few = needed ? minimise(needed, walked, coveredBy(needed, walked)) : walked;
  const partial = generator === 'random' || generator === 'predefined';
  // A chart in which nothing can happen is looked at too.
  const [start] = graph.starts;
  const walks = few.length > 0 || !start ? few : [{ start, edges: [] }];
  const leftOut = reasonsFor(graph, aim, coveredBy(aim, walks), { may, why: options.why, partial });
  return suiteOf({ flow, generator, seed, cap }, graph, aim, walks, leftOut);
}

/** A suite, and the graph it comes from, for more suites of the same chart. */
export function generateWith(
  flow: string,
  subject: Subject,
  { budget: given, ...options }: GenerateOptions = {},
): { readonly graph: Explorer; readonly suite: Suite } {
  const isAll = options.generator === 'shortest' || options.generator === 'postman';
  const budget = given ?? (isAll ? budgetOfAll : usualBudget);
  const graph = explorer(subject, budget);
  const suite = generateFrom(graph, flow, options);
  if (graph.readsTime() && suite.coverage.leftOut.length > 0) {
    const timed = explorer(subject, budget, { isTimed: true });
    const later = generateFrom(timed, flow, options);
    if (later.coverage.leftOut.length < suite.coverage.leftOut.length)
      return { graph: timed, suite: later };
  }
  // Walks that strayed and still prove what was planned are as good as any, and cost a fifth.
  const lost = suite.coverage.leftOut.some(({ kind }) => kind === 'missed');
  if (!graph.strayed() || !lost) return { graph, suite };
  const careful = explorer(subject, budget, { anew: true });
  return { graph: careful, suite: generateFrom(careful, flow, options) };
}

/** Generates a suite for a flow: the same subject and options give the same suite, byte for byte. */
export const generate = (flow: string, subject: Subject, options: GenerateOptions = {}): Suite =>
  generateWith(flow, subject, options).suite;
