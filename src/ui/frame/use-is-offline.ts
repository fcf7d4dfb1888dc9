import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ['offline', 'online']) addEventListener(type, listener, { signal });
  return () => watching.abort();
};

/**
 * Whether the device says that it has no network: until the connectivity chart has loaded, which it
 * cannot do without one.
 */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, () => !navigator.onLine);
