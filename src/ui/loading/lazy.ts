import { isDataSaverOn } from './data-saver.ts';
import { pause } from './when-idle.ts';

/** Retries of failed imports, run at once when the server answers again. */
const waiting = new Set<() => void>();

/** The server answers again: nothing that failed to load waits any longer. */
export const retryAll = (): void => {
  const all = [...waiting];
  waiting.clear();
  for (const retry of all) retry();
};

/** Milliseconds between two tries; after the last of them the value has failed. */
const backOff = [1_000, 3_000, 9_000, 27_000];

/** A value that is fetched once, when it is wanted. */
export interface Lazy<Value> {
  /** Null until it has loaded. */
  readonly now: () => Value | null;
  /**
   * Shares a pending request; after a failure starts anew. Rejects when every attempt has failed.
   */
  readonly load: () => Promise<Value>;
  /** Calls back when it has loaded; answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options {
  /** Is called with each failure; the page's own report of errors otherwise. */
  readonly onError?: (error: unknown) => void;
  readonly delays?: readonly number[];
  /** Calls back each listener in a task of its own: what loads while the page is idle must not block it. */
  readonly isSliced?: boolean;
}

/**
 * Fetches chunks, or anything else, on demand: one request at a time, retried with back-off, five
 * attempts at most, each failure reported. After the last one the next `load` or `retryAll` starts
 * again.
 */
export function lazy<Value>(
  fetch: () => Promise<Value>,
  { onError = (error) => reportError(error), delays = backOff, isSliced = false }: Options = {},
): Lazy<Value> {
  const listeners = new Set<() => void>();
  let loaded: { readonly value: Value } | null = null;
  let pending: Promise<Value> | null = null;
  const attempt = async (tries: readonly number[]): Promise<Value> => {
    try {
      return await fetch();
    } catch (error) {
      onError(error);
      const [delay, ...rest] = tries;
      if (delay === undefined) {
        waiting.add(() => loadNow(value));
        throw error;
      }
      await Promise.race([pause(delay), new Promise<void>((resolve) => waiting.add(resolve))]);
      return attempt(rest);
    }
  };
  const request = async (): Promise<Value> => {
    try {
      loaded = { value: await attempt(delays) };
      for (const listener of listeners) {
        if (isSliced) await pause(0);
        listener();
      }
      return loaded.value;
    } finally {
      pending = null;
    }
  };
  const value: Lazy<Value> = {
    now: () => loaded?.value ?? null,
    // While listeners are called, it has loaded for some of them only.
    load: () => pending ?? (loaded ? Promise.resolve(loaded.value) : (pending = request())),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return value;
}

/** A part of a value that is fetched as one. */
export const partOf = <Value, Part>(
  { now, load, subscribe }: Lazy<Value>,
  pick: (value: Value) => Part,
): Lazy<Part> => ({
  now: () => {
    const value = now();
    return value === null ? null : pick(value);
  },
  load: () => load().then(pick),
  subscribe,
});

/** Loads for a caller that subscribes to it: a failure has been reported already. */
export const loadNow = (value: Lazy<unknown>): void => {
  value.load().catch(() => undefined);
};

/** Fetches ahead of need; where data is saved, it loads when it is needed. */
export const preload = (value: Lazy<unknown>): void => {
  if (!isDataSaverOn()) loadNow(value);
};
