import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ['offline', 'online']) addEventListener(type, listener, { signal });
  return () => watching.abort();
};

/**
 * True if the device reports no network; for the time before the connectivity chart has loaded,
 * which needs a network.
 */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, () => !navigator.onLine);
