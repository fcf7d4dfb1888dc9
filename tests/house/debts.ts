/**
 * What stood in the house when its rule was made. Lists only shrink: nothing is added, and who mends a
 * file takes it out.
 */
export const debts = {
  /** A chart or adapter that looks an actor up by its name. */
  lookups: [],
  /** An adapter that remembers something outside of its ports, and why it may. */
  memories: {},
} as const;
