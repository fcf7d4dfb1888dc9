import type { ActorRef, Snapshot } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { BackPressed } from '../navigation/back-hold.types.ts';
import type { dialogFlowMachine } from './dialog-flow.machine.ts';
import type { FlowReport } from './dialog-flow.types.ts';
import type { DialogAsked, DialogOpen, DialogsEmitted } from './dialog-token.types.ts';
import type { ModalEvent } from './modal.types.ts';

/** Sent to the stack once the last of a dialog has faded. */
export type DialogClosed = { type: 'dialog.closed'; id: string };

export interface DialogInput {
  readonly asked: DialogAsked;
  /** Present user; null is a guest. */
  readonly viewer: Viewer | null;
  /** Milliseconds of a fade. */
  readonly fade: number;
  /** The stack, which waits for `dialog.closed`. */
  readonly parent: ActorRef<Snapshot<unknown>, DialogClosed> | null;
}

export interface DialogContext extends DialogInput {
  /** Flow inside the dialog; a plain question has none. */
  readonly flow: ChildOf<typeof dialogFlowMachine> | null;
}

export type DialogEvent =
  /** Event: the dialog was requested again while it fades out. */
  | DialogOpen
  /** The person wants to leave: Escape, the backdrop, the cross. */
  | { type: 'dialog.dismiss' }
  | BackPressed
  /** A field no longer holds what it held at first, so that leaving would lose it; or it does again. */
  | { type: 'input.changed' }
  | { type: 'input.restored' }
  /** Answer to whether typed input may be discarded. */
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  /** Event: the view failed while it was drawn. */
  | { type: 'dialog.broken' }
  | Extract<ModalEvent, { type: 'motion.changed' }>
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string } }
  | FlowReport
  | ChildEmitted<{ type: string }>;

/** The answer, that the dialog was lost, and whatever its flow emits, unchanged. */
export type DialogEmitted = DialogsEmitted | NoticeShown | { type: string };
