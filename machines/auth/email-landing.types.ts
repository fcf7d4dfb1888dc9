import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

/** The result of the mailed link as the URL claims it; untrusted, since a URL can be typed. */
export type LinkClaim = 'verified' | 'expired' | 'unauthorized';

export interface EmailLandingInput {
  readonly claim: LinkClaim;
  readonly viewer: Viewer | null;
  /** Path to which a verified member is redirected. */
  readonly next: string;
}

export interface EmailLandingContext extends EmailLandingInput {
  /** Error of the request for a new link. */
  readonly failure: Failure | null;
}

export type EmailLandingEvent =
  | { type: 'landing.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'link.request' }
  | { type: 'journey.continue' }
  /** The new link may have been opened on another device. */
  | { type: 'verification.check' }
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type EmailLandingEmitted =
  | { type: 'member.updated' }
  | { type: 'session.doubted' }
  | { type: 'location.requested'; path: string; replace: true };
