import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeLeaves } from './chart.ts';
import { ignoredAt } from './domain.ts';
import type { Explorer } from './graph.ts';
import type { Effect, Expectation } from './model.ts';
import type { StepResult, Place } from './place.ts';
import type { Subject } from './subject.ts';
import { childName, stable } from './text.ts';

/** Observation of an actor after a step with these effects. */
export const observe = (
  snapshot: AnyMachineSnapshot,
  effects: readonly Effect[],
  deadlines: readonly number[],
): Expectation => ({
  value: snapshot.value,
  leaves: activeLeaves(snapshot),
  status: snapshot.status,
  tags: [...snapshot.tags].toSorted(),
  context: stable([snapshot.context, snapshot.output]),
  children: Object.entries(snapshot.children)
    .map(([id, child]) => childName(id, (child as { src?: unknown } | undefined)?.src))
    .toSorted(),
  deadlines,
  effects,
  emitted: effects
    .filter(({ type }) => type === 'emit')
    .map(({ detail }) => (JSON.parse(detail) as AnyEventObject).type),
});

const aspects: readonly (keyof Expectation)[] = [
  'value',
  'status',
  'tags',
  'effects',
  'context',
  'children',
  'deadlines',
];

/** Aspect that an oracle compares; weaker oracles compare fewer. */
export type Aspect = (typeof aspects)[number];
export const everything: readonly Aspect[] = aspects;

export interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** The first aspect in which two observations differ. */
export const difference = (
  expected: Expectation,
  actual: Expectation,
  seen: readonly Aspect[] = everything,
): Difference | null => {
  for (const what of seen) {
    const [before, now] = [stable(expected[what]), stable(actual[what])];
    if (before !== now) return { what, expected: before, actual: now };
  }
  return null;
};

/** Expected observation at the end of an explored step. */
export const expected = ({ snapshot, timers }: Place, { effects }: StepResult): Expectation =>
  observe(
    snapshot,
    effects,
    // A chart at its end has nothing to wait for.
    snapshot.status === 'active' ? timers.map(({ due }) => due).toSorted((a, b) => a - b) : [],
  );

/** The sentences of the subject's invariants that do not hold. */
export const brokenInvariants = ({ invariants = {} }: Subject, snapshot: AnyMachineSnapshot) =>
  Object.entries(invariants)
    .filter(([, holds]) => !holds(snapshot))
    .map(([sentence]) => sentence);

/**
 * Yields the events that nothing handles at a place, each once for every set of leaves: sent there,
 * they must change nothing.
 */
export const prober = ({ subject, alphabet }: Explorer) => {
  const tried = new Set<string>();
  return (place: Place): AnyEventObject[] => {
    const leaves = activeLeaves(place.snapshot);
    return ignoredAt(subject, alphabet, place).filter(({ type }) => {
      const fresh = leaves.some((leaf) => !tried.has(`${leaf} ${type}`));
      for (const leaf of leaves) tried.add(`${leaf} ${type}`);
      return fresh;
    });
  };
};
