import type { ReactNode } from 'react';

/** Props of a dialog's frame. */
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
  /** Place in the stack, from 0: higher levels cover lower ones. */
  level?: number;
  /** `alertdialog` when something is about to be lost. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  lightbox?: boolean;
}
