import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { DialogAsked } from './dialogs.types.ts';
import type { Answer } from './modal.types.ts';

/** A dialog whose code has come: its chart with every port filled, and what it starts with. */
export interface LoadedDialog {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** What draws it; the chart hands it on without looking inside. */
  readonly view: unknown;
}

/** The flow that runs in a dialog, and what draws it. */
export interface DialogPart {
  readonly actor: AnyActorRef;
  readonly view: unknown;
}

/** What the code of a dialog is fetched for. */
export type DialogSought = Pick<DialogFlowInput, 'asked' | 'viewer'>;

export interface DialogFlowInput {
  readonly asked: DialogAsked;
  /** Who uses the app; null is a guest. */
  readonly viewer: Viewer | null;
  /** The stack that the dialog stands in. */
  readonly parent: AnyActorRef | null;
}

export interface DialogFlowContext extends DialogFlowInput {
  readonly part: DialogPart | null;
}

export type DialogFlowEvent =
  | { type: 'flow.retry' }
  /** The person wants to leave. */
  | { type: 'leave.requested' }
  | { type: 'app.event'; told: { type: string } }
  /** The flow has come to its end. */
  | { type: 'part.settled'; answer: Answer }
  | ChildEmitted<{ type: string; answer?: Answer }>;
