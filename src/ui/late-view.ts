import { useSyncExternalStore, type ComponentType } from 'react';

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/** A component whose code comes after the first frame, from when it is drawn for the first time. */
export interface LateView<Props> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly now: () => ComponentType<Props> | null;
}

/** Makes one; unlike `React.lazy` it suspends nothing: whoever draws it says what stands there before. */
export function lateView<Props>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  const listeners = new Set<() => void>();
  let view: ComponentType<Props> | null = null;
  let isAsked = false;
  const fetchIt = async (): Promise<void> => {
    try {
      view = await load();
      listeners.forEach((changed) => changed());
    } catch {
      setTimeout(fetchIt, again);
    }
  };
  return {
    now: () => view,
    subscribe: (changed) => {
      listeners.add(changed);
      if (!isAsked) void fetchIt();
      isAsked = true;
      return () => listeners.delete(changed);
    },
  };
}

/** The component, or null while it is on its way. */
export const useLateView = <Props>({ subscribe, now }: LateView<Props>) =>
  useSyncExternalStore(subscribe, now);
