import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Money } from '../posts/post.types.ts';

/** Person who registered by a link of the member; never named. */
export interface InvitedPerson {
  /** Id of the invitation. */
  readonly id: number;
  /** Null where the account is gone. */
  readonly initials: string | null;
  /** ISO 8601, as the day on which the share ends. */
  readonly registeredAt: string;
  readonly endsAt: string;
  /** Earnings of the member from this person. */
  readonly earned: Money;
}

/** Share that an inviter receives of each invited person's earnings, and its duration. */
export interface ReferralTerms {
  readonly percent: number;
  readonly months: number;
}

/** Totals of all links. */
export interface ReferralSummary {
  /** Visitors, each once a day. */
  readonly clicks: number;
  readonly registrations: number;
  readonly earned: Money;
  readonly terms: ReferralTerms;
}

export interface InvitedPage extends PageOf<InvitedPerson> {
  readonly summary: ReferralSummary;
}

export interface ReferralStatisticsContext extends PagedContext<InvitedPerson> {
  /** Null until the first page came. */
  readonly summary: ReferralSummary | null;
}

export type ReferralStatisticsEvent = PagedEvent;
