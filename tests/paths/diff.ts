import type { ChartIR, StateIR, TransitionIR } from './model.ts';

/** What became of one thing of a chart between two revisions. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Transition id or state path. */
  readonly id: string;
  /** What is different, for people: `target listed → empty; guard isEmpty → none`. */
  readonly text: string;
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

const changesOf = <Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
  textsOf: (one: Thing, other: Thing, id: string) => readonly string[],
): Change[] => [
  ...[...before].flatMap(([id, one]): Change[] => {
    const other = after.get(id);
    if (other === undefined) return [{ kind: 'removed', id, text: 'is gone' }];
    const texts = textsOf(one, other, id);
    return texts.length === 0 ? [] : [{ kind: 'changed', id, text: texts.join('; ') }];
  }),
  ...[...after.keys()]
    .filter((id) => !before.has(id))
    .map((id): Change => ({ kind: 'added', id, text: 'is new' })),
];

const transitionsOf = (chart: ChartIR) => new Map(chart.transitions.map((one) => [one.id, one]));
const statesOf = (chart: ChartIR) => new Map(chart.states.map((one) => [one.path, one]));

type Calls = (source: string) => boolean;

const wordsOf = (before: ChartIR, after: ChartIR, calls: Calls): string[] =>
  [...new Set([...Object.keys(before.sources), ...Object.keys(after.sources)])].filter(
    (word) => before.sources[word] !== after.sources[word] || calls(after.sources[word] ?? ''),
  );

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
  return {
    words,
    transitions: changesOf(transitionsOf(before), transitionsOf(after), (one, other, id) => [
      ...transitionTexts(one, other),
      ...wordTexts([one.guard ?? ''], guards),
      ...wordTexts(one.actions, actions),
      ...wordTexts([one.event], delays),
      ...(words.includes(`transitions.${id}`) ? ['what it passes on'] : []),
    ]),
    states: changesOf(statesOf(before), statesOf(after), (one, other, id) => [
      ...stateTexts(one, other),
      ...wordTexts([...one.entry, ...one.exit], actions),
      ...(words.includes(`states.${id}`) ? ['what it passes on'] : []),
    ]),
  };
}

export const isSame = ({ transitions, states, words }: ChartDiff): boolean =>
  transitions.length === 0 && states.length === 0 && words.length === 0;
