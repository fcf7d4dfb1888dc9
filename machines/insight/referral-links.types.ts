import type { Failure } from '../lib/failure.ts';
import type { ReferralTerms } from './referral-statistics.types.ts';

/** A link by which the member invites, with what came of it. */
export interface ReferralLink {
  readonly id: number;
  /** Absolute. */
  readonly address: string;
  readonly label: string | null;
  /** Visitors, each once a day. */
  readonly clicks: number;
  readonly registrations: number;
}

/** The working links, latest first. */
export interface ReferralLinks {
  readonly links: readonly ReferralLink[];
  /** Maximum number of links. */
  readonly max: number;
  /** Null until the links are there. */
  readonly terms: ReferralTerms | null;
}

/** A link that is asked for. */
export interface LinkDraft {
  readonly label: string;
  /** Counts the links made on this page: one idempotency key each, kept across retries. */
  readonly intent: number;
}

export interface ReferralLinksContext extends ReferralLinks {
  /** Label of the link that is being made; empty for none. */
  readonly label: string;
  /** Number of links made on this page: each empties the field. */
  readonly made: number;
  /** The link that is about to be revoked. */
  readonly chosenId: number | null;
  readonly failure: Failure | null;
}

export type ReferralLinksEvent =
  | { type: 'link.create'; label: string }
  | { type: 'revocation.ask'; id: number }
  | { type: 'revocation.keep' }
  | { type: 'link.revoke' }
  | { type: 'links.retry' }
  | { type: 'connection.restored' };

export type ReferralLinksEmitted = { type: 'notice.shown'; tone: 'positive'; key: string };
