import { activeLeaves, ancestry, nodesOf, pathOf } from './chart.ts';
import { chartOf } from './adapter.ts';
import { casesOf, ignoredAt } from './domain.ts';
import type { Explorer } from './graph.ts';
import { exploreAll } from './explore-all.ts';
import type { Criterion, Goal, TransitionId } from './model.ts';
import { namedAim } from './named.ts';
import type { StepResult, Place } from './place.ts';

/** Goals of a criterion in one chart, and the steps that prove them. */
export interface Aim {
  readonly criterion: Criterion;
  readonly goals: readonly Goal[];
  /** Goals proved on arrival at `place`; `memory` is what is remembered of the steps before. */
  proves(result: StepResult, place: Place, memory: Memory): readonly string[];
  /** True if `proves` depends on `memory`, so that a search must distinguish places by it. */
  readonly remembers: boolean;
  /** Memory once a step is behind; the last transition taken, where it is left out. */
  remember?(result: StepResult, place: Place, memory: Memory): Memory;
}

/** Memory of the steps of a walk beside where they led: the last transition, or how far sequences are. */
export type Memory = string | null;

/** A guard that was asked and said no. */
export const refusal = (id: TransitionId): string => `${id} = no`;

const lasting = ({ taken }: StepResult, last: Memory): Memory => taken.at(-1) ?? last;
/** Memory of an aim once a start or an edge is behind. */
export const memoryAfter = (
  aim: Pick<Aim, 'remember'>,
  result: StepResult,
  place: Place,
  memory: Memory,
): Memory => aim.remember?.(result, place, memory) ?? lasting(result, memory);

const goal = (criterion: Criterion, id: string, about: string): Goal => ({ id, criterion, about });

/** States that a step entered, even those it left at once, and all in which the chart now stands. */
const statesOf = (graph: Explorer, { taken }: StepResult, { snapshot }: Place): Set<string> => {
  const passed = taken.flatMap((id) => graph.index.definitions.get(id)?.target ?? []);
  return new Set([...snapshot._nodes, ...passed.flatMap(ancestry)].map(pathOf));
};

const stateAim = (graph: Explorer): Aim => ({
  criterion: 'state',
  goals: nodesOf(graph.subject.machine)
    .filter(({ type, parent }) => type !== 'history' && parent)
    .map((node) => goal('state', `in ${pathOf(node)}`, pathOf(node))),
  proves: (result, place) => [...statesOf(graph, result, place)].map((path) => `in ${path}`),
  remembers: false,
});

const transitionAim = ({ index }: Explorer): Aim => ({
  criterion: 'transition',
  goals: index.all.map((id) => goal('transition', id, id)),
  proves: ({ taken }) => taken,
  remembers: false,
});

const decisionAim = ({ index }: Explorer): Aim => ({
  criterion: 'decision',
  goals: [
    ...index.all.map((id) => goal('decision', id, id)),
    ...[...index.guarded].map((id) => goal('decision', refusal(id), id)),
  ],
  proves: ({ taken, refused }) => [...taken, ...refused.map(refusal)],
  remembers: false,
});

const pairsOf = ({ taken }: StepResult, last: Memory): string[] =>
  taken.flatMap((id, at) => {
    const before = at === 0 ? last : taken[at - 1];
    return before === null || before === undefined ? [] : [`${before} → ${id}`];
  });

/** Pairs are known only when the graph is: all that the budget allows is computed. */
const pairAim = (graph: Explorer): Aim => {
  const into = new Map<string, Set<Memory>>();
  const note = (key: string, last: Memory): boolean => {
    const known = into.get(key) ?? new Set();
    into.set(key, known);
    const fresh = !known.has(last);
    known.add(last);
    return fresh;
  };
  const found = new Map<string, Goal>();
  const edges = exploreAll(graph);
  for (const { key, result } of graph.starts) note(key, lasting(result, null));
  for (let changed = true; changed;) {
    changed = false;
    for (const edge of edges) {
      for (const last of into.get(edge.from) ?? []) {
        for (const id of pairsOf(edge.result, last)) {
          found.set(id, goal('pair', id, edge.result.taken[0] ?? ''));
        }
        if (note(edge.to, lasting(edge.result, last))) changed = true;
      }
    }
  }
  return {
    criterion: 'pair',
    goals: [...found.values()],
    proves: (result, _, last) => pairsOf(result, last),
    remembers: true,
  };
};

const ignored = (leaf: string, type: string): string => `${leaf} ignores ${type}`;

const ignoredAim = (graph: Explorer): Aim => {
  const { subject, alphabet } = graph;
  const leaves = nodesOf(subject.machine).filter(({ type }) => type === 'atomic');
  const deaf = (place: Place) => ignoredAt(subject, alphabet, place).map(({ type }) => type);
  return {
    criterion: 'ignored',
    goals: leaves.flatMap((leaf) => {
      const heard = ancestry(leaf).flatMap((node) => node.ownEvents);
      return alphabet
        .filter((type) => !heard.includes(type) && !heard.includes('*'))
        .map((type) => goal('ignored', ignored(pathOf(leaf), type), pathOf(leaf)));
    }),
    proves: (_, place) =>
      deaf(place).flatMap((type) =>
        activeLeaves(place.snapshot).map((leaf) => ignored(leaf, type)),
      ),
    remembers: false,
  };
};

const tags = (path: string, words: readonly string[]) => words.map((text) => `${text} @ ${path}`);

/** A requirement is proved state by state and transition by transition, wherever the chart names it. */
const requirementAim = (graph: Explorer): Aim => {
  const { states, transitions } = chartOf(graph.subject.machine);
  const byState = new Map(
    states.map((state) => [state.path, tags(state.path, state.requirements)]),
  );
  const byTransition = new Map(
    transitions.map(({ id, requirements }) => [id, tags(id, requirements)]),
  );
  return {
    criterion: 'requirement',
    goals: [...byState, ...byTransition].flatMap(([about, ids]) =>
      ids.map((id) => goal('requirement', id, about)),
    ),
    proves: (result, place) => [
      ...[...statesOf(graph, result, place)].flatMap((path) => byState.get(path) ?? []),
      ...result.taken.flatMap((id) => byTransition.get(id) ?? []),
    ],
    remembers: false,
  };
};

/** Steps computed at least to know the cases that depend on a context. */
const aroundCases = 1_000;

export const caseGoal = (name: string): string => `case ${name}`;

/** Each input, each payload and each outcome that a tester wrote; those that depend on a context, as far as they are known. */
const caseAim = (graph: Explorer): Aim => {
  exploreAll(graph, aroundCases);
  const offered = [...graph.starts, ...graph.known()].flatMap(({ result }) => result.given ?? []);
  const names = new Set([...casesOf(graph.subject, graph.alphabet), ...offered]);
  return {
    criterion: 'case',
    goals: [...names].map((name) => goal('case', caseGoal(name), '(root)')),
    proves: ({ given }) => (given === null ? [] : [caseGoal(given)]),
    remembers: false,
  };
};

const aims: Readonly<Record<Criterion, (graph: Explorer) => Aim>> = {
  state: stateAim,
  transition: transitionAim,
  decision: decisionAim,
  pair: pairAim,
  ignored: ignoredAim,
  requirement: requirementAim,
  case: caseAim,
  named: namedAim,
};

/** The same aim, which reads each step once however often a search meets it. */
export const readOnce = (aim: Aim): Aim => {
  if (aim.remembers) return aim;
  const read = new WeakMap<StepResult, readonly string[]>();
  return {
    ...aim,
    proves: (result, place, memory) => {
      const known = read.get(result);
      if (known) return known;
      const found = aim.proves(result, place, memory);
      read.set(result, found);
      return found;
    },
  };
};

/** Turns a criterion into the goals of one chart. */
export const aimOf = (criterion: Criterion, graph: Explorer): Aim =>
  readOnce(aims[criterion](graph));
