import { newId } from '#src/ids.ts';

/**
 * Idempotency keys of a flow: the same intent has the same key, so that a retry of what may have
 * reached the server is no second one.
 */
export function intentKeys(): (intent: number | string) => string {
  const keys = new Map<number | string, string>();
  return (intent) => {
    const key = keys.get(intent) ?? newId();
    keys.set(intent, key);
    return key;
  };
}

/** Creates keys for intents that are objects: one key each, until the intent is done. */
export function keysUntilDone<Intent extends object>() {
  const keys = new WeakMap<Intent, string>();
  return {
    keyOf: (intent: Intent): string => {
      const key = keys.get(intent) ?? newId();
      keys.set(intent, key);
      return key;
    },
    done: (intent: Intent): void => void keys.delete(intent),
  };
}
