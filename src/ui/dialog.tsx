import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface DialogProps {
  /** While the modal chart is opening or open. */
  open: boolean;
  /** While the modal chart is not closed. */
  present: boolean;
  /** Absent where `children` are a DialogPanel, or will be. */
  title?: string;
  children?: ReactNode;
  /** The buttons, the safe one first in the reading order. */
  actions?: ReactNode;
  /** Asked for by Escape, the backdrop or the cross; absent when the person must answer. */
  onClose?: () => void;
  /** Something was typed that leaving would lose, or nothing any more. */
  onEdit?: (isUnsent: boolean) => void;
  /** Place in the stack, from 0: each dialog stands above the last one. */
  level?: number;
  /** `alertdialog` when something is about to be lost. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
}

let Frame: ComponentType<DialogProps> | null = null;

/** Focus trap and layers weigh as much as a screen, so they come when the first dialog does, or before. */
const load = async (): Promise<void> => {
  ({ DialogFrame: Frame } = await import('./dialog-frame.tsx'));
};
const loadTwice = (): Promise<void> => load().catch(load);

/** The frame of every dialog; until its code is there nothing is drawn. A failed load breaks the view. */
export function Dialog(props: DialogProps) {
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const [isLoaded, setLoaded] = useState(Frame !== null);
  useEffect(() => {
    if (isLoaded) return;
    loadTwice().then(
      () => setLoaded(true),
      (reason: unknown) => setFailure({ reason }),
    );
  }, [isLoaded]);
  if (failure) throw failure.reason;
  return Frame && <Frame {...props} />;
}

/** Fetches the dialogs' code once the page is at rest, so that a question never waits for it. */
export function WarmDialogs() {
  useEffect(() => {
    const warm = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warm, 4000);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(warm, { timeout: 10_000 });
    return () => cancelIdleCallback(id);
  }, []);
  return null;
}
