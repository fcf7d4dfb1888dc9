import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { lazy, loadNow } from './lazy.ts';

/**
 * A view whose code is fetched when it is drawn for the first time; `waiting` stands in its place until
 * then, or nothing. Unlike `React.lazy` it suspends nothing. One that failed is fetched again by the next
 * that is drawn.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly waiting?: ReactNode }> {
  const view = lazy(load);
  const subscribe = (changed: () => void) => {
    const unsubscribe = view.subscribe(changed);
    loadNow(view);
    return unsubscribe;
  };
  return function LazyView(props: Props & { readonly waiting?: ReactNode }) {
    const Loaded = useSyncExternalStore(subscribe, view.now);
    // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
    return Loaded ? <Loaded {...props} /> : (props.waiting ?? null);
  };
}
