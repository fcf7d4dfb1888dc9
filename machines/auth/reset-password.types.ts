import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

export interface ResetPasswordForm {
  readonly email: string;
  readonly password: string;
}

export interface ResetPasswordInput {
  /** From the query of the mailed link; empty when it is missing there. */
  readonly email: string;
  /** Path of the login page, opened once the password is set. */
  readonly loginPath: string;
  /** Path of the page that mails a new link; the address is added as a query. */
  readonly forgotPath: string;
}

/** The token itself never comes here: its keeper adds it when the new password is sent. */
export interface ResetPasswordContext extends ResetPasswordInput {
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type ResetPasswordEvent =
  | { type: 'form.submit'; form: ResetPasswordForm }
  | { type: 'link.request' }
  /** The session reports the current viewer; null when it turns out to be a guest. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type ResetPasswordEmitted =
  | { type: 'session.opened' }
  | { type: 'notice.shown'; tone: 'positive'; key: string }
  | { type: 'location.requested'; path: string; replace: boolean };
