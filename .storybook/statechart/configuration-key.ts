/** A configuration in an address: `?state=list.loading,freshness.settled`. */
export const keyOf = (leaves: readonly string[]): string => leaves.join(',');

/** The leaves that a key names. */
export const leavesIn = (key: string): readonly string[] => key.split(',');
