import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

/** Result of a request for the link: mailed, or not needed any more. */
export type LinkAnswer = 'mailed' | 'alreadyVerified';

export interface EmailVerificationInput {
  readonly viewer: Viewer | null;
  /** Path of the page that shows mails in the demo world; null where real mail is sent. */
  readonly outbox: string | null;
  /** Whole seconds from one link to the next. */
  readonly cooldown: number;
  /** Another address was half typed when the last session ended. */
  readonly begin: 'reading' | 'changing';
  /** Path to which a verified member is redirected. */
  readonly next: string;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  /** Error of the changed address. */
  readonly refusal: Failure | null;
  /** Error of the request for the link. */
  readonly failure: Failure | null;
  /** Whole seconds until another link may be asked for. */
  readonly secondsLeft: number;
}

export type EmailVerificationEvent =
  | { type: 'mail.resend' }
  /** The server mailed a link because the address is new. */
  | { type: 'mail.posted' }
  | { type: 'address.reveal' }
  | { type: 'address.conceal' }
  | { type: 'address.change' }
  | { type: 'address.keep' }
  | { type: 'form.submit'; email: string }
  /** The link may have been opened on another device. */
  | { type: 'verification.check' }
  | { type: 'logout.request' }
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type EmailVerificationEmitted =
  | { type: 'session.doubted' }
  | { type: 'member.updated' }
  | { type: 'logout.requested' }
  | { type: 'location.requested'; path: string; replace: true };
