import type { ChartIR, StateIR, TransitionIR } from '../model.ts';
import type { Box, DrawnState, DrawnTransition, Note } from './drawing.ts';

/** A state of a drawing before it has a place. */
export type DescribedState = Omit<DrawnState, keyof Box>;

/** A line of a drawing before it has a place. */
export type DescribedTransition = Omit<DrawnTransition, 'line' | 'label'>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** `form.submit [isValid]`: what a reader must know to take the transition. */
export const textOf = ({ event, guard, index }: TransitionIR): string =>
  `${event}${guard === null ? (index > 0 ? ' [else]' : '') : ` [${guard}]`}`;

const stays = ({ targets }: TransitionIR): boolean => targets.length === 0;

const notesOf = (state: StateIR, transitions: readonly TransitionIR[]): Note[] => [
  ...state.invokes.map(({ src }) => ({ transition: null, text: `invoke ${src}` })),
  ...transitions
    .filter((transition) => transition.source === state.path && stays(transition))
    .map((transition) => ({ transition: transition.id, text: textOf(transition) })),
];

const depthOf = ({ path, parent }: StateIR): number =>
  parent === null ? 0 : path.split('.').length;

const under = ({ path, parent }: StateIR): string => (parent === null ? '' : `${path}.`);

/** All that a drawing says of each state, in document order. */
export const describeStates = (chart: ChartIR): DescribedState[] => {
  const initial = new Set(
    chart.states.flatMap((state) => (state.initial ? `${under(state)}${state.initial}` : [])),
  );
  return chart.states.map((state) => ({
    path: state.path,
    name: state.parent === null ? chart.id : nameOf(state.path),
    kind: state.kind,
    description: state.description,
    depth: depthOf(state),
    isInitial: initial.has(state.path),
    notes: notesOf(state, chart.transitions),
  }));
};

/** All that a drawing says of each line: one for each target of a transition, in the chart's order. */
export const describeTransitions = (
  chart: ChartIR,
): (DescribedTransition & { readonly target: string; readonly source: string })[] =>
  chart.transitions.flatMap((transition) =>
    transition.targets.map((target) => ({
      id: transition.id,
      text: textOf(transition),
      guard: transition.guard,
      source: transition.source,
      target,
    })),
  );
