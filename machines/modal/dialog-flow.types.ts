import type { ActorRef, AnyActorLogic, AnyActorRef, Snapshot } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { Child, ChildEmitted } from '../parts/children.ts';
import type { DialogAsked } from './dialog-token.types.ts';
import type { Answer } from './modal.types.ts';

/** A dialog whose code has come: its chart with every port filled, and what it starts with. */
export interface LoadedDialog {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** View that draws the dialog; the chart passes it on without reading it. */
  readonly view: unknown;
}

/** The flow that runs in a dialog, and what draws it. */
export interface DialogPart {
  readonly actor: Child<AnyActorRef>;
  readonly view: unknown;
}

/** Input for loading a dialog's code. */
export type DialogSought = Pick<DialogFlowInput, 'asked' | 'viewer'>;

/** Sent to the dialog that it runs in. */
export type FlowReport =
  /** Event: the flow's view is ready, or its placeholder for a slow load. */
  | { type: 'flow.shown' }
  /** Event: the flow's code did not load, or the flow failed. */
  | { type: 'flow.lost' }
  /** Event: the flow may be left. */
  | { type: 'dialog.leave' }
  /** Event: the flow holds unsent input, so that the person is asked before it closes. */
  | { type: 'discard.ask' }
  | { type: 'dialog.answer'; answer: Answer };

export interface DialogFlowInput {
  readonly asked: DialogAsked;
  /** Present user; null is a guest. */
  readonly viewer: Viewer | null;
  /** The dialog that it runs in, and that waits for its reports. */
  readonly parent: ActorRef<Snapshot<unknown>, FlowReport> | null;
}

export interface DialogFlowContext extends DialogFlowInput {
  readonly part: DialogPart | null;
}

export type DialogFlowEvent =
  | { type: 'flow.retry' }
  /** The person wants to leave. */
  | { type: 'leave.requested' }
  /** The person agreed to lose what the flow holds. */
  | { type: 'input.discard' }
  | { type: 'app.event'; appEvent: { type: string } }
  /** The flow has come to its end. */
  | { type: 'part.settled'; answer: Answer }
  | ChildEmitted<{ type: string; answer?: Answer }>;
