import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { refusedBy, type Index } from './chart.ts';
import { effectsOf, type RawEffect } from './effects.ts';
import type { StepResult } from './place.ts';
import type { Microstep } from './stage.ts';
import { stable } from './text.ts';

/** The parts of a context that a step changed. */
const changed = (before: unknown, after: unknown): string[] => {
  if (before === after) return [];
  const [former, latter] = [Object(before), Object(after)] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...former, ...latter }).filter(
    (key) => former?.[key] !== latter?.[key] && stable(former?.[key]) !== stable(latter?.[key]),
  );
};

const showsOf = (
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot | null,
  effects: boolean,
): StepResult['shows'] => {
  const [from, to] = [before?.value, after?.value];
  return [
    ...(from !== to && stable(from) !== stable(to) ? ['state'] : []),
    ...changed(before?.context, after?.context).map((key) => `context ${key}`),
    ...(effects ? ['effects'] : []),
  ];
};

/** In what a transition shows by itself, though others are taken with it: where it leads, and what it remembers. */
const marksOf = (
  { target = [] }: AnyTransitionDefinition,
  before: AnyMachineSnapshot | null,
): string[] => {
  const stood = new Set(before?._nodes);
  const kept = target.some(({ id }) => before?.historyValue[id] !== undefined);
  return [
    ...(target.some((one) => !stood.has(one)) ? ['shows move'] : []),
    ...(kept ? ['shows memory'] : []),
  ];
};

/** All that the microsteps of a step have taken, refused and shown. */
export const resultOf = (
  index: Index,
  start: AnyMachineSnapshot | null,
  microsteps: readonly Microstep[],
  effects: readonly RawEffect[],
): StepResult => {
  const taken = new Set<string>();
  const refused = new Set<string>();
  const note = (into: Set<string>, transitions: Iterable<AnyTransitionDefinition>) => {
    for (const transition of transitions) {
      const id = index.ids.get(transition);
      if (id !== undefined) into.add(id);
    }
  };
  const marks = new Set<string>();
  let before = start;
  for (const [at, { event, snapshot, _transitions }] of microsteps.entries()) {
    const eventless = _transitions.some(({ eventType }) => eventType === '');
    const type = eventless ? '' : event.type;
    // An event is taken only once nothing is left to do without one.
    if (before && at > 0 && !eventless) note(refused, refusedBy(before, '', new Set()));
    if (before) note(refused, refusedBy(before, type, new Set(_transitions)));
    note(taken, _transitions);
    for (const one of _transitions) {
      for (const mark of marksOf(one, before)) marks.add(`${index.ids.get(one) ?? ''} ${mark}`);
    }
    before = snapshot;
  }
  if (before?.status === 'active') note(refused, refusedBy(before, '', new Set()));
  const noted = effectsOf(effects);
  const shows = showsOf(start, microsteps.at(-1)?.snapshot ?? start, noted.length > 0);
  return {
    timed: false,
    before: null,
    event: null,
    given: null,
    taken: [...taken],
    refused: [...refused],
    marks: [...marks],
    effects: noted,
    shows,
  };
};
