import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/**
 * A view whose code is fetched when it is drawn for the first time; `waiting` stands in its place until
 * then, or nothing. Unlike `React.lazy` it suspends nothing.
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly waiting?: ReactNode }> {
  const listeners = new Set<() => void>();
  let View: ComponentType<Props> | null = null;
  let isAsked = false;
  const fetchIt = async (): Promise<void> => {
    try {
      View = await load();
      listeners.forEach((changed) => changed());
    } catch {
      setTimeout(fetchIt, again);
    }
  };
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    if (!isAsked) void fetchIt();
    isAsked = true;
    return () => listeners.delete(changed);
  };
  return function LateView(props: Props & { readonly waiting?: ReactNode }) {
    const Loaded = useSyncExternalStore(subscribe, () => View);
    // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
    return Loaded ? <Loaded {...props} /> : (props.waiting ?? null);
  };
}
