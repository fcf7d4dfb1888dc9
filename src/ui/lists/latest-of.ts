/**
 * The last entry of each element. A busy page gets the entries of several frames at once, and so two of one element:
 * the older one, handled last, would leave the element empty until it moves again.
 */
export const latestOf = <Entry extends { readonly target: unknown }>(
  entries: readonly Entry[],
): readonly Entry[] => [...new Map(entries.map((entry) => [entry.target, entry])).values()];
