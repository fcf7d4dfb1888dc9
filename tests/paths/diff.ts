import { between } from './adapter.ts';
import type { ChartIR, StateIR, TransitionIR } from './model.ts';

/**
 * Differences that a run of the chart cannot show: `effect`, an action outside of the chart or only
 * recorded; `guard`, an answer that the run can stub.
 */
export type Unseen = 'effect' | 'guard';

/** Difference of one transition or state between two revisions. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Transition id or state path. */
  readonly id: string;
  /** Readable difference: `target listed → empty; guard isEmpty → none`. */
  readonly text: string;
  readonly unseen: readonly Unseen[];
}

export interface ChartDiff {
  readonly transitions: readonly Change[];
  readonly states: readonly Change[];
  /** Guards, actions and delays whose own body changed: `guards.isFriend`. */
  readonly words: readonly string[];
}

const list = (values: readonly string[]): string => values.join(', ') || 'none';

const compared = (name: string, before: string, after: string): string[] =>
  before === after ? [] : [`${name} ${before} → ${after}`];

const transitionTexts = (before: TransitionIR, after: TransitionIR): string[] => [
  ...compared('target', list(before.targets), list(after.targets)),
  ...compared('guard', before.guard ?? 'none', after.guard ?? 'none'),
  ...compared('actions', list(before.actions), list(after.actions)),
  ...compared('reenter', String(before.reenter), String(after.reenter)),
  ...compared('requirement', list(before.requirements), list(after.requirements)),
];

const invokesOf = ({ invokes }: StateIR): string =>
  list(invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)));

const stateTexts = (before: StateIR, after: StateIR): string[] => [
  ...compared('kind', before.kind, after.kind),
  ...compared('initial', before.initial ?? 'none', after.initial ?? 'none'),
  ...compared('entry', list(before.entry), list(after.entry)),
  ...compared('exit', list(before.exit), list(after.exit)),
  ...compared('invokes', invokesOf(before), invokesOf(after)),
  ...compared('tags', list(before.tags), list(after.tags)),
  ...compared('requirement', list(before.requirements), list(after.requirements)),
];

const wordTexts = (names: readonly string[], words: ReadonlySet<string>): string[] => {
  const found = names.filter((name) => words.has(name));
  return found.length === 0 ? [] : [`the body of ${list(found)}`];
};

interface Texts {
  readonly texts: readonly string[];
  readonly unseen: readonly Unseen[];
}

const changesOf = <Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
  textsOf: (one: Thing, other: Thing, id: string) => Texts,
): Change[] => [
  ...[...before].flatMap(([id, one]): Change[] => {
    const other = after.get(id);
    if (other === undefined) return [{ kind: 'removed', id, text: 'is gone', unseen: [] }];
    const { texts, unseen } = textsOf(one, other, id);
    return texts.length === 0 ? [] : [{ kind: 'changed', id, text: texts.join('; '), unseen }];
  }),
  ...[...after.keys()]
    .filter((id) => !before.has(id))
    .map((id): Change => ({ kind: 'added', id, text: 'is new', unseen: [] })),
];

const transitionsOf = (chart: ChartIR) => new Map(chart.transitions.map((one) => [one.id, one]));
const statesOf = (chart: ChartIR) => new Map(chart.states.map((one) => [one.path, one]));

type Calls = (source: string) => boolean;

const wordsOf = (before: ChartIR, after: ChartIR, calls: Calls): string[] =>
  [...new Set([...Object.keys(before.sources), ...Object.keys(after.sources)])].filter(
    (word) => before.sources[word] !== after.sources[word] || calls(after.sources[word] ?? ''),
  );

/** A requirement is written down only. */
const demands = (one: TransitionIR | StateIR, other: TransitionIR | StateIR): Unseen[] =>
  list(one.requirements) === list(other.requirements) ? [] : ['effect'];

/** True if `after` has a plain function that `before` lacks. */
const hasNewFunction = (before: string | undefined, after: string | undefined): boolean => {
  const known = new Set(before?.split(between));
  return after?.split(between).some((one) => !known.has(one)) ?? false;
};

/**
 * Compares two revisions of a chart. Transitions are the same one while source, event and index are;
 * a word (guard, action, delay) whose body changed marks every transition and state that uses it.
 * `calls` says of a body whether it calls something that changed elsewhere.
 */
export function diffCharts(before: ChartIR, after: ChartIR, calls: Calls = () => false): ChartDiff {
  const words = wordsOf(before, after, calls);
  const named = (room: string) =>
    new Set(
      words.flatMap((word) => (word.startsWith(`${room}.`) ? word.slice(room.length + 1) : [])),
    );
  const guards = named('guards');
  const actions = named('actions');
  const delays = new Set([...named('delays')].map((name) => `after(${name})`));
  const told = new Set([...before.told, ...after.told]);
  /** A change of what only the world sees, and no run of the chart. */
  const isSideEffect = (names: readonly string[], id: string): boolean =>
    names.some((name) => actions.has(name) && told.has(name)) ||
    hasNewFunction(before.sources[`inline ${id}`], after.sources[`inline ${id}`]) ||
    calls(after.sources[`inline ${id}`] ?? '');
  const passes = (id: string) =>
    words.includes(id) || words.includes(`inline ${id}`) ? ['what it passes on'] : [];
  const ofTransition = (one: TransitionIR, other: TransitionIR, id: string): Texts => ({
    texts: [
      ...transitionTexts(one, other),
      ...wordTexts([one.guard ?? ''], guards),
      ...wordTexts(one.actions, actions),
      ...wordTexts([one.event], delays),
      ...passes(`transitions.${id}`),
    ],
    unseen: [
      ...demands(one, other),
      ...(isSideEffect(one.actions, `transitions.${id}`) ? ['effect' as const] : []),
      ...(guards.has(one.guard ?? '') ? ['guard' as const] : []),
    ],
  });
  const ofState = (one: StateIR, other: StateIR, id: string): Texts => ({
    texts: [
      ...stateTexts(one, other),
      ...wordTexts([...one.entry, ...one.exit], actions),
      ...passes(`states.${id}`),
    ],
    unseen: [
      ...demands(one, other),
      // Another port under the same name has the same outcomes in a run.
      ...(invokesOf(one) === invokesOf(other) ? [] : ['effect' as const]),
      ...(isSideEffect([...one.entry, ...one.exit], `states.${id}`) ? ['effect' as const] : []),
    ],
  });
  return {
    words,
    transitions: changesOf(transitionsOf(before), transitionsOf(after), ofTransition),
    states: changesOf(statesOf(before), statesOf(after), ofState),
  };
}

export const isSame = ({ transitions, states, words }: ChartDiff): boolean =>
  transitions.length === 0 && states.length === 0 && words.length === 0;
