import type { StateValue } from 'xstate';
import type { Effect, Expectation } from '../model.ts';

/**
 * All that can be observed at rest, in the form in which a test is written: without what follows from
 * the leaves, and with the context as data.
 */
export interface Seen {
  /** Paths of the active leaves, in document order. */
  readonly leaves: readonly string[];
  readonly status: string;
  readonly tags: readonly string[];
  /** Entries of the context; a chart whose context cannot be read as data has its text under `text`. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Absent unless the chart has ended with one. */
  readonly output?: unknown;
  /** Ids of the running children. */
  readonly children: readonly string[];
  /** Milliseconds until each delayed event that waits, nearest first. */
  readonly waits: readonly number[];
  /** Deeds of the step, oldest first: the action and its details as one text. */
  readonly does: readonly string[];
}

/** A part of what is seen; of the context the entries that are others than before. */
export type Change = Partial<Omit<Seen, 'leaves'>>;

/** Arguments that are not given are not written, and an actor by its name. */
const doneBy = ({ type, detail }: Effect): string => {
  const words = detail
    .replace(/(?:,undefined)+\]$/, ']')
    .replaceAll(/\{"actor":("(?:[^"\\]|\\.)*")\}/g, '$1');
  return words === '' ? type : `${type} ${words}`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the text of a context and an output; a text that is no JSON stays one. */
const remembered = (text: string): Pick<Seen, 'context' | 'output'> => {
  try {
    const [context, output] = JSON.parse(text.replace(/,undefined\]$/, ']')) as unknown[];
    if (!isRecord(context)) return { context: { text } };
    return output === undefined ? { context } : { context, output };
  } catch {
    return { context: { text } };
  }
};

/** An observation as a test writes it. */
export const seenIn = (found: Expectation & { readonly value: StateValue }): Seen => ({
  leaves: found.leaves,
  status: found.status,
  tags: found.tags,
  ...remembered(found.context),
  children: found.children,
  waits: found.deadlines,
  does: found.effects.map(doneBy),
});

/** All as it was, with nothing done, `passed` milliseconds later. */
export const unchanged = (before: Seen, passed = 0): Seen => ({
  ...before,
  waits: before.waits.map((due) => due - passed).filter((due) => due > 0),
  does: [],
});

/** The place that a test expects: `leaves`, and all else as it was but for the change. */
export const changed = (before: Seen, leaves: readonly string[], change: Change): Seen => {
  const { context = {}, ...rest } = change;
  const merged = Object.entries({ ...before.context, ...context });
  return {
    ...before,
    ...rest,
    leaves,
    context: Object.fromEntries(merged.filter(([, value]) => value !== undefined)),
  };
};

/** Parts of a place, in the order in which a difference is looked for. */
export const parts = [
  'leaves',
  'status',
  'tags',
  'does',
  'context',
  'output',
  'children',
  'waits',
] as const satisfies readonly (keyof Seen)[];

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, held]) => [key, inOrder(held)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** True for the same data, whatever the order of its keys. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
