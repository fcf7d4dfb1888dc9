import { eventOf } from './chart.ts';
import type { ChartDiff } from './diff.ts';
import type { ChartIR, Expectation, Step, Suite, Test, TransitionIR } from './model.ts';

/** Test of the former revision to make or run again, with the changes that it meets. */
export interface Affected {
  /** Index of the test in its suite. */
  readonly test: number;
  /** The changed transitions and states that it meets. */
  readonly meets: readonly string[];
}

const rootPath = '(root)';

/** The leaves with everything around them, root included. */
const around = (leaves: readonly string[]): Set<string> => {
  const paths = new Set([rootPath]);
  for (const leaf of leaves) {
    const parts = leaf.split('.');
    for (let end = 1; end <= parts.length; end += 1) paths.add(parts.slice(0, end).join('.'));
  }
  return paths;
};

/** True if the step may trigger the transition; ignores guards on purpose. */
const answers = ({ event, kind }: TransitionIR, step: Step): boolean => {
  if (step.kind === 'clock') return kind === 'after';
  const { label } = eventOf(step.event.type);
  if (event === label || event === '*') return true;
  return event.endsWith('.*') && `${label}.`.startsWith(event.slice(0, -1));
};

const follows = ({ kind }: TransitionIR): boolean => kind === 'always' || kind === 'stateDone';

/** One chart as the search below asks for it: both revisions' transitions, found by their source. */
class Atlas {
  private readonly bySource = new Map<string, TransitionIR[]>();
  private readonly initials = new Map<string, string[]>();

  constructor(charts: readonly ChartIR[]) {
    for (const { states, transitions } of charts) {
      for (const one of transitions)
        this.bySource.set(one.source, [...(this.bySource.get(one.source) ?? []), one]);
      for (const { path, kind, initial } of states) {
        const children = states.filter(({ parent }) => parent === path);
        const entered =
          kind === 'parallel'
            ? children.map((child) => child.path)
            : children.flatMap((child) =>
                child.path.split('.').at(-1) === initial ? [child.path] : [],
              );
        this.initials.set(path, [...(this.initials.get(path) ?? []), ...entered]);
      }
    }
  }

  from(paths: Iterable<string>): TransitionIR[] {
    return [...paths].flatMap((path) => this.bySource.get(path) ?? []);
  }

  /** The state, what is around it, and what is entered inside it. */
  entering(path: string): Set<string> {
    const entered = around([path]);
    const open = [path];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      entered.add(next);
      open.push(...(this.initials.get(next) ?? []));
    }
    return entered;
  }
}

/** Goes through whatever follows by itself, into every state on the way. */
const pass = (map: Atlas, met: Set<string>, open: TransitionIR[]): void => {
  for (let next = open.pop(); next; next = open.pop()) {
    if (met.has(next.id)) continue;
    met.add(next.id);
    for (const target of next.targets) {
      for (const path of map.entering(target)) {
        if (met.has(path)) continue;
        met.add(path);
        open.push(...map.from([path]).filter(follows));
      }
    }
  }
};

/** Everything of the chart that a step may meet on its way: more than it does, never less. */
const metBy = (map: Atlas, from: Expectation, step: Step): Set<string> => {
  const met = around([...from.leaves, ...step.expects.leaves]);
  const asked = map.from(around(from.leaves)).filter((one) => answers(one, step));
  const open = [...asked, ...map.from(met).filter(follows)];
  pass(map, met, open);
  return met;
};

const probed = (map: Atlas, at: Expectation, probes: Test['probes']): string[] =>
  map
    .from(around(at.leaves))
    .filter(({ event }) => probes.some((probe) => eventOf(probe.type).label === event))
    .map(({ id }) => id);

const metByTest = (map: Atlas, test: Test): Set<string> => {
  const met = around(test.begins.leaves);
  // A chart may begin in a state that it leaves at once.
  const first = [...map.entering(rootPath), ...around(test.begins.leaves)];
  for (const path of first) met.add(path);
  pass(map, met, map.from(new Set(first)).filter(follows));
  for (const id of probed(map, test.begins, test.probes)) met.add(id);
  let at = test.begins;
  for (const step of test.steps) {
    for (const one of metBy(map, at, step)) met.add(one);
    for (const id of probed(map, step.expects, step.probes)) met.add(id);
    at = step.expects;
  }
  // A delay begins where its state is entered, and shows in what waits, whether or not it comes to its end.
  const timed = map.from([...met]).filter(({ kind }) => kind === 'after');
  for (const { id } of timed) met.add(id);
  return met;
};

/**
 * The tests of `suite` (made for the former revision) that the change can touch. A test is left out
 * only when no step of it can ask a changed transition or stand in a changed state. A change of the
 * context's beginning touches them all. What a chart sends itself is not seen here: `replay.ts` sees it.
 */
export function affectedTests(
  suite: Suite,
  before: ChartIR,
  after: ChartIR,
  diff: ChartDiff,
): Affected[] {
  const changed = new Set([...diff.transitions, ...diff.states].map(({ id }) => id));
  const map = new Atlas([before, after]);
  const everywhere = diff.words.includes('context');
  return suite.tests.flatMap((test, index): Affected[] => {
    const meets = [...metByTest(map, test)].filter((id) => changed.has(id));
    if (everywhere) meets.push('context');
    return meets.length === 0 ? [] : [{ test: index, meets }];
  });
}
