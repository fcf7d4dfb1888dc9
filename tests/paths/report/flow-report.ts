import type { Hands } from '../hands.ts';
import { placeOf } from '../emit/words.ts';
import type { ChartIR, Coverage, LeftOut, RunResult, Suite, Test } from '../model.ts';
import type { MutationScore } from '../mutant.ts';

/** Share of a flow that is walked in the running app, with reasons for the rest: plain data. */
export interface PageReport {
  readonly taken: number;
  readonly of: number;
  /** Each reason with the transitions that it keeps out; a flow that is not walked has one for all. */
  readonly kept: readonly { readonly reason: string; readonly transitions: readonly string[] }[];
}

/** Number of hits, and the tests that made them (`criterion 3`: the third test of that suite). */
export interface Hits {
  readonly times: number;
  readonly tests: readonly string[];
}

export interface GuardRow {
  readonly transition: string;
  readonly guard: string;
  readonly yes: Hits;
  readonly no: Hits;
}

export interface InvokeRow {
  readonly state: string;
  readonly port: string;
  /** Null where the chart does not listen for this outcome. */
  readonly done: Hits | null;
  readonly error: Hits | null;
}

export interface RequirementRow {
  readonly requirement: string;
  /** The states and transitions that carry the tag. */
  readonly about: readonly string[];
  readonly challenge: Hits;
}

/** A test, step by step. */
export interface WalkRow {
  /** State that it begins in. */
  readonly begins: string;
  readonly steps: readonly {
    readonly label: string;
    /** State that it ends in. */
    readonly place: string;
    /** Ids of the transitions that it takes. */
    readonly takes: readonly string[];
  }[];
}

/** All that a reader may ask of one flow: plain data, the source of every kind of report. */
export interface FlowReport {
  readonly flow: string;
  readonly chart: ChartIR;
  readonly tests: number;
  readonly steps: number;
  readonly walks: readonly WalkRow[];
  /** By transition id. */
  readonly transitions: Readonly<Record<string, Hits>>;
  /** By state path. */
  readonly states: Readonly<Record<string, Hits>>;
  readonly guards: readonly GuardRow[];
  readonly invokes: readonly InvokeRow[];
  readonly requirements: readonly RequirementRow[];
  readonly leftOut: readonly LeftOut[];
  readonly run: RunResult | null;
  readonly mutation: MutationScore | null;
  /** Makers of its events; null where nobody has said so. */
  readonly hands: Hands | null;
  /** The run through the real app; null where it was not requested. */
  readonly page: PageReport | null;
}

const never: Hits = { times: 0, tests: [] };

const together = (all: readonly Hits[]): Hits => ({
  times: all.reduce((sum, { times }) => sum + times, 0),
  tests: [...new Set(all.flatMap(({ tests }) => tests))],
});

class Tally {
  private readonly hits = new Map<string, { times: number; tests: Set<string> }>();

  add(goal: string, test: string): void {
    const known = this.hits.get(goal) ?? { times: 0, tests: new Set<string>() };
    known.times += 1;
    this.hits.set(goal, { times: known.times, tests: known.tests.add(test) });
  }

  of(goal: string): Hits {
    const found = this.hits.get(goal);
    return found ? { times: found.times, tests: [...found.tests] } : never;
  }
}

/** A state is entered when one of its leaves is; `a.b` enters `a`, and every leaf enters the root. */
const pathsTo = (leaf: string): string[] => {
  const parts = leaf.split('.');
  return ['(root)', ...parts.map((_, end) => parts.slice(0, end + 1).join('.'))];
};

const tallies = (chart: ChartIR, suites: readonly Suite[]) => {
  const goals = new Tally();
  const states = new Tally();
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const prove = (goal: string, name: string) => {
    goals.add(goal, name);
    // A state that is left at once is in no snapshot; that it was left shows that it was entered.
    const source = sources.get(goal);
    if (source !== undefined) states.add(source, name);
  };
  for (const suite of suites) {
    for (const [index, test] of suite.tests.entries()) {
      const name = `${suite.criterion} ${index + 1}`;
      for (const { leaves } of [test.begins, ...test.steps.map(({ expects }) => expects)])
        for (const path of new Set(leaves.flatMap(pathsTo))) states.add(path, name);
      for (const { proves } of [test, ...test.steps]) for (const goal of proves) prove(goal, name);
    }
  }
  return { goals, states };
};

const guardRows = (chart: ChartIR, goals: Tally): GuardRow[] =>
  chart.transitions.flatMap(({ id, guard }) =>
    guard === null
      ? []
      : [{ transition: id, guard, yes: goals.of(id), no: goals.of(`${id} = no`) }],
  );

const invokeRows = (chart: ChartIR, goals: Tally): InvokeRow[] =>
  chart.states.flatMap((state) =>
    state.invokes.map(({ id, src, done, error }): InvokeRow => {
      const outcome = (kind: 'done' | 'error') =>
        together(
          chart.transitions
            .filter((one) => one.source === state.path && one.event === `${kind}(${id})`)
            .map((one) => goals.of(one.id)),
        );
      return {
        state: state.path,
        port: src,
        done: done ? outcome('done') : null,
        error: error ? outcome('error') : null,
      };
    }),
  );

const requirementRows = (chart: ChartIR, goals: Tally, states: Tally): RequirementRow[] => {
  const tagged = [
    ...chart.states.map(({ path, requirements }) => ({
      about: path,
      requirements,
      hits: states.of(path),
    })),
    ...chart.transitions.map(({ id, requirements }) => ({
      about: id,
      requirements,
      hits: goals.of(id),
    })),
  ];
  const names = [...new Set(tagged.flatMap(({ requirements }) => requirements))];
  return names.map((requirement) => {
    const carriers = tagged.filter(({ requirements }) => requirements.includes(requirement));
    return {
      requirement,
      about: carriers.map(({ about }) => about),
      challenge: together(carriers.map(({ hits }) => hits)),
    };
  });
};

const leftOutOf = (coverages: readonly Coverage[]): LeftOut[] => {
  const byGoal = new Map(coverages.flatMap(({ leftOut }) => leftOut.map((one) => [one.goal, one])));
  return [...byGoal.values()];
};

const walkRow = ({ transitions }: ChartIR, { begins, steps }: Test): WalkRow => {
  const known = new Set(transitions.map(({ id }) => id));
  return {
    begins: placeOf(begins),
    steps: steps.map(({ label, proves, expects }) => ({
      label,
      place: placeOf(expects),
      takes: proves.filter((id) => known.has(id)),
    })),
  };
};

/** Gathers what the suites of one flow prove; run and mutation stand beside it when they were made. */
export function flowReport(
  flow: string,
  chart: ChartIR,
  suites: readonly Suite[],
  {
    run = null,
    mutation = null,
    hands = null,
    page = null,
  }: Partial<Pick<FlowReport, 'run' | 'mutation' | 'hands' | 'page'>> = {},
): FlowReport {
  const { goals, states } = tallies(chart, suites);
  const tests = suites.flatMap((suite) => suite.tests);
  return {
    flow,
    chart,
    tests: tests.length,
    steps: tests.reduce((sum, { steps }) => sum + steps.length, 0),
    walks: tests.map((test) => walkRow(chart, test)),
    transitions: Object.fromEntries(chart.transitions.map(({ id }) => [id, goals.of(id)])),
    states: Object.fromEntries(chart.states.map(({ path }) => [path, states.of(path)])),
    guards: guardRows(chart, goals),
    invokes: invokeRows(chart, goals),
    requirements: requirementRows(chart, goals, states),
    leftOut: leftOutOf(suites.map(({ coverage }) => coverage)),
    run,
    mutation,
    hands,
    page,
  };
}

/** Share of transitions that were taken, counting those that the model excuses as taken. */
export const shareOf = ({ transitions, leftOut }: FlowReport): number => {
  const all = Object.entries(transitions);
  if (all.length === 0) return 1;
  const excused = new Set(leftOut.flatMap(({ goal, kind }) => (kind === 'excused' ? goal : [])));
  return all.filter(([id, { times }]) => times > 0 || excused.has(id)).length / all.length;
};

/** A share of one for people; cut off, not rounded, so that only a full share reads 100 %. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
