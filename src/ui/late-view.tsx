import { useSyncExternalStore, type ComponentType } from 'react';

/**
 * A view whose code comes after the first frame; nothing stands in its place until then. A lost chunk
 * leaves the place empty: only for what a screen can do without.
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let View: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const subscribe = (tell: () => void) => {
    coming ??= load().then(
      (loaded) => {
        View = loaded;
      },
      () => {
        coming = null;
      },
    );
    void coming?.then(tell);
    return () => undefined;
  };
  return function LateView(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, () => View);
    // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
    return Loaded && <Loaded {...props} />;
  };
}
