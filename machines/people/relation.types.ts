import type { PersonCard } from './person.types.ts';

/** The lists of people that a member has (spec §3). */
export type RelationListName =
  | 'subscriptions'
  | 'followed'
  | 'subscribers'
  | 'followers'
  | 'blacklist';

/** `mute`: I no longer see them; `restrict`: they read, not write; `block`: they see nothing of me. */
export type BanType = 'mute' | 'restrict' | 'block';

/** A paid relation of either direction. */
export interface Subscription {
  /** Off: it ends at `expiresAt`; on: it is charged again then. */
  readonly isAutoRenewable: boolean;
  readonly isExpired: boolean;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Months of one period. */
  readonly months: number;
  /** Agreed price of each period, in minor units; null when the server does not send it. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

/** Person in one of the lists. Pictures are loaded separately, for rows in view alone. */
export interface RelationEntry {
  readonly person: Omit<PersonCard, 'profilePhoto'>;
  /** Since when, ISO 8601. */
  readonly since: string;
  readonly subscription: Subscription | null;
  readonly banType: BanType | null;
  /** True if the viewer follows this person. */
  readonly isFollowed: boolean;
}

/**
 * Relationship of the viewer to one person. The viewer is the subject: `isFollower`, "I follow
 * them".
 */
export interface Relationship {
  readonly isFollower: boolean;
  readonly isFollowedBy: boolean;
  /** A running subscription of the viewer; `subscription` is also set for an expired one. */
  readonly isSubscriber: boolean;
  readonly isSubscribedBy: boolean;
  readonly subscription: Subscription | null;
  readonly banType: BanType | null;
  /** The person restricted the viewer, who cannot write to them. */
  readonly isRestricted: boolean;
  /** Null where the server does not say. */
  readonly followersCount: number | null;
}

/** Relationship from an answer: a server may send only what the command itself changed. */
export type KnownRelation = Partial<Relationship>;

/** Some of a list, latest first; `count` is of all, `next` null at the end. */
export interface RelationPage {
  readonly entries: readonly RelationEntry[];
  readonly count: number;
  readonly next: string | null;
}

/** Changed list with its new length, and the person's row in it (null: they are not in it). */
export interface RelationAnswer {
  readonly list: RelationListName;
  /** All rows when there are as many as `count`, else the latest ones. */
  readonly entries: readonly RelationEntry[];
  readonly count: number;
  readonly entry: RelationEntry | null;
  readonly relationship: KnownRelation;
}

/** Number of people in each list. */
export type RelationCounts = Readonly<Record<RelationListName, number>>;

/** Change between the viewer and one person. */
export interface RelationChange {
  readonly userId: number;
  /** New relationship, possibly partial; null: the person is not there any more for the viewer. */
  readonly relationship: KnownRelation | null;
  /** The list that changed, with the person's row in it; null: read again what is shown. */
  readonly listed: {
    readonly list: RelationListName;
    readonly entry: RelationEntry | null;
    /** The list as it is now, where the change came as an answer. */
    readonly answer: RelationAnswer | null;
  } | null;
}

/** Sent by the server to every tab of a member but the one that made it, and emitted there by flows. */
export interface RelationChanged {
  type: 'relation.changed';
  change: RelationChange;
}
