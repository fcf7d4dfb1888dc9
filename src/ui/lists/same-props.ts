const isSameList = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(now) &&
  before.length === now.length &&
  before.every((one, at) => one === now[at]);

/**
 * For `memo`: true if no prop is another one, where those that are named are lists, which are the same with
 * the same entries.
 */
export const isSameBut =
  (...lists: readonly string[]) =>
  (before: object, now: object): boolean => {
    const known = new Map<string, unknown>(Object.entries(before));
    const all: [string, unknown][] = Object.entries(now);
    return all.every(([key, value]) =>
      lists.includes(key) ? isSameList(known.get(key), value) : known.get(key) === value,
    );
  };
