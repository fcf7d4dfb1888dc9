import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { lazy, preload } from '../loading/lazy.ts';
import { firstOf } from '../loading/when-idle.ts';

/** Focus trap and layers weigh as much as a screen, so they load with the first dialog, or before. */
const frame = lazy<ComponentType<DialogProps>>(
  async () => (await import('./dialog-frame.tsx')).DialogFrame,
  { delays: [0] },
);

/** The frame of every dialog; until its code is there nothing is drawn. A failed load breaks the view. */
export function Dialog(props: DialogProps) {
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const Frame = useSyncExternalStore(frame.subscribe, frame.now);
  useEffect(() => {
    frame.load().catch((reason: unknown) => setFailure({ reason }));
  }, []);
  if (failure && !Frame) throw failure.reason;
  // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
  return Frame && <Frame {...props} />;
}

/** Prefetches the dialogs' code on the first sign of intent: a visit that is only read needs none of it. */
export function WarmDialogs() {
  useEffect(() => {
    void firstOf(['pointermove', 'pointerdown', 'keydown']).then(() => preload(frame));
  }, []);
  return null;
}
