import { createContext, type RefObject } from 'react';

/** Look of a dialog's frame, set by the content rendered in it. */
export interface DialogLook {
  /** `alertdialog` when something is about to be lost. */
  readonly role: 'dialog' | 'alertdialog';
  readonly wide: boolean;
  /** Fills the window, dark in both themes: for pictures and videos. */
  readonly lightbox: boolean;
}

/** Values a dialog's frame provides to its content. */
export interface DialogFrameParts {
  readonly titleId: string;
  readonly bodyId: string;
  /** Place where the outcome is said; there from the start, empty until then. */
  readonly outcomeId: string;
  /** Asked for by Escape, the backdrop or the cross; absent when the person must answer. */
  readonly onClose: (() => void) | undefined;
  readonly look: (look: DialogLook) => void;
  /**
   * Keeps the hash of the file that is shown: the focus returns to what opens it (`data-file`), near the
   * opener.
   */
  readonly onSeen: (hash: string) => void;
  /** True if the last focused element was in this dialog. */
  readonly hadFocus: RefObject<boolean>;
}

/** Context of the frame around a panel; null for a panel without a frame. */
export const DialogFrameContext = createContext<DialogFrameParts | null>(null);
