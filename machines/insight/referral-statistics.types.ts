import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Money } from '../posts/post.types.ts';

/** Somebody who came by a link of the member; never named. */
export interface InvitedPerson {
  /** Of the invitation. */
  readonly id: number;
  /** Null where the account is gone. */
  readonly initials: string | null;
  /** ISO 8601, as the day on which the share ends. */
  readonly registeredAt: string;
  readonly endsAt: string;
  /** What the member earned by them. */
  readonly earned: Money;
}

/** What an inviter receives of what each person earns whom they invited, and for how long. */
export interface ReferralTerms {
  readonly percent: number;
  readonly months: number;
}

/** What came of all links, and what the terms are. */
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
