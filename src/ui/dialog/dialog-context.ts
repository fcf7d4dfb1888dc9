import { createContext, type RefObject } from 'react';

/** How a dialog's frame looks, set by the content rendered in it. */
export interface DialogLook {
  /** `alertdialog` when something is about to be lost. */
  readonly role: 'dialog' | 'alertdialog';
  readonly wide: boolean;
  /** Fills the window, dark in both themes: for pictures and videos. */
  readonly lightbox: boolean;
}

/** What a frame gives to whatever is drawn in it. */
export interface DialogFrameParts {
  readonly titleId: string;
  readonly bodyId: string;
  /** Asked for by Escape, the backdrop or the cross; absent when the person must answer. */
  readonly onClose: (() => void) | undefined;
  readonly look: (look: DialogLook) => void;
  /** Whether the focus was in this dialog when it was last anywhere. */
  readonly hadFocus: RefObject<boolean>;
}

/** The frame around a panel; null where a panel stands alone. */
export const DialogFrameContext = createContext<DialogFrameParts | null>(null);
