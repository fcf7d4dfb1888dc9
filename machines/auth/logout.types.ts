import type { ActorRef, Snapshot } from 'xstate';

export type LogoutEvent = { type: 'logout.tell' };

/** What the session hears: the server could not be told yet. */
export interface LogoutUnheard {
  type: 'logout.unheard';
}

export interface LogoutInput {
  /** The session that the member has left. */
  readonly parent: ActorRef<Snapshot<unknown>, LogoutUnheard>;
}
