import type { ActorRef, Snapshot } from 'xstate';

export type LogoutEvent = { type: 'logout.notify' };

/** What the session hears: the server could not be told yet. */
export interface LogoutUnconfirmed {
  type: 'logout.unconfirmed';
}

export interface LogoutInput {
  /** The session that the member has left. */
  readonly parent: ActorRef<Snapshot<unknown>, LogoutUnconfirmed>;
}
