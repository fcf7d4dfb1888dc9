import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { lazy, loadNow } from './lazy.ts';

/**
 * View whose chunk is fetched on first render; `waiting`, or nothing, is shown until then. Unlike
 * `React.lazy` it does not suspend. After a failure the next render fetches it again. `fetch` fetches
 * it before it is rendered.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly waiting?: ReactNode }> & { readonly fetch: () => void } {
  const view = lazy(load);
  const subscribe = (changed: () => void) => {
    const unsubscribe = view.subscribe(changed);
    loadNow(view);
    return unsubscribe;
  };
  function LazyView(props: Props & { readonly waiting?: ReactNode }) {
    const Loaded = useSyncExternalStore(subscribe, view.now);
    // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
    return Loaded ? <Loaded {...props} /> : (props.waiting ?? null);
  }
  return Object.assign(LazyView, { fetch: () => loadNow(view) });
}
