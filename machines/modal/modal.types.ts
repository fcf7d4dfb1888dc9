import type { ActorRef, Snapshot } from 'xstate';

/** What a person said to a dialog: yes with what it needs to know, or no. */
export type Answer<Value = unknown> =
  { readonly kind: 'confirmed'; readonly value: Value } | { readonly kind: 'cancelled' };

/** Sent to the parent once the last of a dialog has faded. */
export type ModalClosed = { type: 'modal.closed'; id: string };

export interface ModalInput {
  readonly id: string;
  /** Milliseconds of a fade; 0 where motion is unwelcome. */
  readonly fade: number;
  /** Whoever opened the dialog and waits for `modal.closed`. */
  readonly parent: ActorRef<Snapshot<unknown>, ModalClosed> | null;
}

export type ModalContext = ModalInput;

export type ModalEvent =
  | { type: 'modal.close' }
  /** It was asked for again while it fades out. */
  | { type: 'modal.open' }
  | { type: 'motion.changed'; fade: number };
