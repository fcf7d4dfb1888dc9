/**
 * Exceptions from the time a rule was made. Lists only shrink: nothing is added, and a mended file
 * is removed.
 */
export const debts = {
  /** A chart or adapter that looks an actor up by its name. */
  lookups: [],
  /** An adapter that remembers something outside of its ports, and why it may. */
  memories: {},
} as const;
