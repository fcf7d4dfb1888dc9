import { aimOf, type Aim } from '../criteria.ts';
import { explorer, usualBudget, type Explorer } from '../explore.ts';
import type { Budget, Criterion, Generator, Suite } from '../model.ts';
import type { Edge, Walk } from '../place.ts';
import { reasonsFor } from '../reasons.ts';
import type { Subject } from '../subject.ts';
import { proofsOf, suiteOf } from '../suite.ts';
import { capped, minimise } from '../minimise.ts';
import { cover } from './cover.ts';
import { postman } from './postman.ts';
import { predefined, type Predefined } from './predefined.ts';
import { random } from './random.ts';
import { shortest } from './shortest.ts';
import { simple } from './simple.ts';
import { bothAims, tellingAim } from './telling.ts';

/** Steps of a test that somebody still reads. */
const usualCap = 12;

export interface GenerateOptions {
  readonly criterion?: Criterion;
  readonly generator?: Generator;
  /** Most steps of a test, where its goals allow it. */
  readonly cap?: number;
  readonly seed?: number;
  readonly budget?: Budget;
  /** The walks of `predefined`. */
  readonly paths?: readonly Predefined[];
  /** Takes each transition where its actions show; a suite that is to find faults in them needs it. */
  readonly telling?: boolean;
  /** Steps that the run asked for can make. */
  readonly may?: (edge: Edge) => boolean;
}

const coveredBy = (aim: Aim, walks: readonly Walk[]): Set<string> =>
  new Set(walks.flatMap((walk) => proofsOf(aim, walk)).flat());

/** Greedy walks for the goals, then for seeing what they do, then without what neither needs. */
const covering = (graph: Explorer, aim: Aim, options: GenerateOptions, cap: number): Walk[] => {
  const { may = () => true, telling = aim.criterion === 'decision' } = options;
  const without = new Set(Object.keys(graph.subject.unreached ?? {}));
  const hard = cover({ graph, aim }, { cap, may, without });
  if (!telling) return minimise(aim, hard, coveredBy(aim, hard));
  const soft = tellingAim(graph, aim);
  const done = coveredBy(soft, hard);
  const more = cover({ graph, aim: soft }, { cap, may, without: done, known: true });
  const both = bothAims(aim, soft);
  const walks = [...hard, ...more];
  return minimise(both, walks, coveredBy(both, walks));
};

/** Walks of one generator; what it found that proves nothing needed is left out, but not what a tester wrote. */
const walksOf = (graph: Explorer, aim: Aim, options: GenerateOptions): Walk[] => {
  const { generator = 'cover', seed = 1, may } = options;
  const few = (walks: readonly Walk[]) => minimise(aim, walks, coveredBy(aim, walks));
  const cap = options.cap ?? usualCap;
  switch (generator) {
    case 'cover':
      return covering(graph, aim, options, cap);
    case 'postman': {
      const tour = postman(graph, may);
      return options.cap === undefined ? tour : capped(graph, tour, cap);
    }
    case 'shortest':
      return few(shortest(graph, may));
    case 'simple':
      return few(simple(graph, may).walks);
    case 'random':
      return few(random(graph, aim, { seed, length: cap, ...(may ? { may } : {}) }));
    default:
      return predefined(graph, options.paths ?? []);
  }
};

/** Generates a suite for a flow: the same subject and options give the same suite, byte for byte. */
export function generate(flow: string, subject: Subject, options: GenerateOptions = {}): Suite {
  const { criterion = 'decision', generator = 'cover', cap = usualCap, seed = 1, may } = options;
  const graph = explorer(subject, options.budget ?? usualBudget);
  const aim = aimOf(criterion, graph);
  const found = walksOf(graph, aim, options);
  // A chart in which nothing can happen is looked at too.
  const [start] = graph.starts;
  const walks = found.length > 0 || !start ? found : [{ start, edges: [] }];
  const leftOut = reasonsFor(graph, aim, coveredBy(aim, walks), may);
  return suiteOf({ flow, generator, seed, cap }, graph, aim, walks, leftOut);
}
