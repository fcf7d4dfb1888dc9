import type { ActorRef, Snapshot } from 'xstate';

export type LogoutEvent = { type: 'logout.notify' };

/** Sent to the session: the server has not confirmed the logout yet. */
export interface LogoutUnconfirmed {
  type: 'logout.unconfirmed';
}

export interface LogoutInput {
  /** The session that the member has left. */
  readonly parent: ActorRef<Snapshot<unknown>, LogoutUnconfirmed>;
}
