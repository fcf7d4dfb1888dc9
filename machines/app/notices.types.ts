import type { Notice, NoticeShown, NoticeWithdrawn } from './notice.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { relationUndoMachine } from '../people/relation-undo.machine.ts';
import type { RelationUndoEmitted } from '../people/relation-undo.types.ts';
import type { RelationChange } from '../people/relation.types.ts';

export interface NoticesContext {
  /** In the order they came; the first has its clock running, the view shows a few. */
  readonly toasts: readonly Notice[];
  readonly alerts: readonly Notice[];
  /** Number of notices shown so far; the source of their ids. */
  readonly count: number;
  /** Runs the undo of a notice. */
  readonly undo: ChildOf<typeof relationUndoMachine>;
}

export type NoticesEvent =
  | NoticeShown
  | NoticeWithdrawn
  | { type: 'notice.dismiss'; id: string }
  /** The person presses the button of a notice. */
  | { type: 'notice.act'; id: string }
  /** A pointer or the focus rests on the notices: their timeouts pause. */
  | { type: 'notices.hold' }
  | { type: 'notices.release' }
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: NoticeEvent }
  | ChildEmitted<RelationUndoEmitted>;

/** The parts of an app event that may make a notice obsolete. */
export interface NoticeEvent {
  readonly type: string;
  readonly reason?: string;
  readonly change?: RelationChange;
}

export type NoticesEmitted = RelationUndoEmitted | { type: 'location.requested'; path: string };
