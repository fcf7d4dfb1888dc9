import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

export interface ForgotPasswordInput {
  /** Known from the page before, else empty. */
  readonly email: string;
  /** Whole seconds between two mails. */
  readonly cooldown: number;
}

export interface ForgotPasswordContext extends ForgotPasswordInput {
  /** Error of the request, other than one of the address; null before any. */
  readonly failure: Failure | null;
  /** Whole seconds until the next mail may be asked for. */
  readonly secondsLeft: number;
}

export type ForgotPasswordEvent =
  | { type: 'form.submit'; email: string }
  | { type: 'link.resend' }
  | { type: 'address.change' }
  /** The session reports the current viewer; null when it turns out to be a guest. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Emitted to the app: a member turned out to be signed in already. */
export type ForgotPasswordEmitted = { type: 'session.opened' };
