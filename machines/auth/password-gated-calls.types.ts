import type { SessionReason } from './session.types.ts';

/** How the wait for a password ended. */
export type HeldAnswer = 'confirmed' | 'cancelled';

export type PasswordGatedCallsEvent =
  /** The client keeps a call back that was answered 423. */
  | { type: 'call.held' }
  | { type: 'password.confirmed' }
  | { type: 'password.declined' }
  /** A location passed the guards: whether it is ConfirmPassword decides about the held calls. */
  | { type: 'location.admitted'; location: { readonly name: string | null } }
  | { type: 'viewer.changed'; reason: SessionReason };

/** Commands to the adapter that holds the calls. */
export type PasswordGatedCallsCommand = { type: 'calls.replay' } | { type: 'calls.refuse' };

/** The app leads to ConfirmPassword. */
export type PasswordGatedCallsEmitted = { type: 'password.unconfirmed' };
