import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PasswordDialog } from './password.types.ts';
import type { SessionReason } from './session.types.ts';
import type { Viewer } from './viewer.types.ts';

export interface PasswordGatedCallsInput {
  /** Null is a guest. */
  readonly viewer: Pick<Viewer, 'hasPassword'> | null;
}

export interface PasswordGatedCallsContext {
  /** Route of the page; null before the first, and where no route fits. */
  readonly place: string | null;
  readonly hasPassword: boolean;
}

export type PasswordGatedCallsEvent =
  /** The client keeps a call back that was answered 423. */
  | { type: 'call.held' }
  | { type: 'password.confirmed' }
  | { type: 'password.declined' }
  /** A location passed the guards: whether it is ConfirmPassword decides about the held calls. */
  | { type: 'location.admitted'; location: { readonly name: string | null } }
  | {
      type: 'viewer.changed';
      reason: SessionReason;
      viewer: Pick<Viewer, 'hasPassword'> | null;
    }
  /** A dialog was closed, maybe the one that asks. */
  | DialogsEmitted;

/** Commands to the adapter that holds the calls. */
export type PasswordGatedCallsCommand = { type: 'calls.replay' } | { type: 'calls.refuse' };

export type PasswordGatedCallsEmitted =
  /** The app leads to ConfirmPassword. */
  { type: 'password.unconfirmed' } | DialogRequested<PasswordDialog>;
