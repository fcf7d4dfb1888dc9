/** Answer to a dialog: confirmed with its value, or cancelled. */
export type Answer<Value = unknown> =
  | { readonly kind: 'confirmed'; readonly value: Value }
  | { readonly kind: 'cancelled' };

export interface ModalInput {
  /** Milliseconds of a fade; 0 where motion is unwelcome. */
  readonly fade: number;
}

export type ModalContext = ModalInput;

export type ModalEvent =
  | { type: 'modal.close' }
  /** Event: the dialog was requested again while it fades out. */
  | { type: 'modal.open' }
  | { type: 'motion.changed'; fade: number };
