import type { ActorRef, Snapshot } from 'xstate';

/** Sent to the parent when the person pressed Back while it was held; it may be held again. */
export interface BackPressed {
  type: 'back.pressed';
}

export interface BackHoldInput {
  /** Actor that receives Back for as long as it is held. */
  readonly parent: ActorRef<Snapshot<unknown>, BackPressed> | null;
}

export type BackHoldContext = BackHoldInput;

export type BackHoldEvent =
  | { type: 'back.hold' }
  | { type: 'back.release' }
  /** The browser's Back took the entry. */
  | { type: 'entry.taken' };
