import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

export interface ForgotPasswordInput {
  /** Known from the page before, else empty. */
  readonly email: string;
  /** Whole seconds between two mails. */
  readonly cooldown: number;
}

export interface ForgotPasswordContext extends ForgotPasswordInput {
  /** Why asking failed for another reason than the address; null while there is nothing to explain. */
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
