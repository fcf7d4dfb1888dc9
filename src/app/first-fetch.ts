/**
 * What the hosting page's first script leaves behind: answers it asked for before the bundle ran, by
 * path. Each is taken once, so that a later call of the same path asks the server.
 */
export type FirstFetches = Record<string, Promise<Response> | undefined>;

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var firstFetches: FirstFetches | undefined;
}

const freshFor = 10_000;

/** Hands over an early answer once, and only while it is young: the data behind it may change. */
export function takeFirstFetch(
  path: string,
  now = performance.now(),
): Promise<Response> | undefined {
  const first = globalThis.firstFetches;
  const answer = first?.[path];
  if (first && answer) delete first[path];
  return now < freshFor ? answer : undefined;
}

/** Settles when every early answer is there, for better or worse. */
export const firstAnswers = (): Promise<unknown> =>
  Promise.allSettled(Object.values(globalThis.firstFetches ?? {}).map(async (answer) => answer));
