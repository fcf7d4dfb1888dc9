/**
 * Idempotency keys of a flow: the same intent has the same key, so that a retry of what may have
 * reached the server is no second one.
 */
export function intentKeys(): (intent: number | string) => string {
  const keys = new Map<number | string, string>();
  return (intent) => {
    const key = keys.get(intent) ?? crypto.randomUUID();
    keys.set(intent, key);
    return key;
  };
}
