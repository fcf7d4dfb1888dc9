import type { Aim, Memory } from './criteria.ts';
import type { Explorer } from './graph.ts';
import type { Place, StepResult } from './place.ts';
import type { NamedStep, SeenStep } from './subject.ts';

const seenIn = ({ before, event, taken, effects }: StepResult, { snapshot }: Place): SeenStep => ({
  before,
  event,
  taken,
  effects,
  after: snapshot,
});

/** Number of steps of each sequence that lie behind, in the order of their names. */
const progressOf = (memory: Memory, count: number): readonly number[] =>
  memory === null ? Array.from({ length: count }, () => 0) : memory.split(' ').map(Number);

/**
 * Requirements that a tester has named: each is one step of a walk, or steps in their order with any others between
 * them. A walk remembers how far it is in each.
 */
export const namedAim = ({ subject }: Explorer): Aim => {
  const names = Object.keys(subject.named ?? {});
  const sequences = Object.values(subject.named ?? {}).map((steps): readonly NamedStep[] =>
    typeof steps === 'function' ? [steps] : steps,
  );
  const onward = (result: StepResult, place: Place, memory: Memory): readonly number[] => {
    const step = seenIn(result, place);
    return progressOf(memory, names.length).map((at, index) =>
      sequences[index]?.[at]?.(step) ? at + 1 : at,
    );
  };
  return {
    criterion: 'named',
    goals: names.map((name) => ({ id: `named ${name}`, criterion: 'named', about: '(root)' })),
    proves: (result, place, memory) => {
      const before = progressOf(memory, names.length);
      return onward(result, place, memory).flatMap((at, index) =>
        at === sequences[index]?.length && at !== before[index] ? [`named ${names[index]}`] : [],
      );
    },
    remembers: true,
    remember: (result, place, memory) => onward(result, place, memory).join(' ') || null,
  };
};
