import { z } from 'zod';
import { money } from '../lib/money.ts';
import { userCard } from './people.ts';

/** The lists of people a member has; in the first two and the last the member is `by_user`. */
export const peopleList = z.enum([
  'subscriptions',
  'followed',
  'subscribers',
  'followers',
  'blacklist',
]);
/**
 * `mute`: I no longer see them. `restrict`: they read me and cannot write to me. `block`: they see
 * nothing of me; follows end both ways and auto-renewals are cancelled; their
 * subscription to me ends, and the days that were left are given back.
 */
export const banType = z.enum(['mute', 'restrict', 'block']);

/** One side of an entry: the caller by `id` alone, the other one as a card without a photo. */
export const relationSide = userCard
  .omit({ profile_photo: true })
  .partial({ username: true, display_name: true, is_verified: true })
  .meta({ id: 'RelationSide' });

/** One row of a list. Photos come from `POST /people/avatars`, for the rows that are looked at. */
export const relationEntry = z
  .object({
    by_user: relationSide,
    to_user: relationSide,
    /** Start of the relation; lists are ordered by it, latest first. */
    created_at: z.iso.datetime(),
    /** True if the caller follows the other one; absent for no. */
    is_followed: z.boolean().optional(),
    /** Ban of the other one by the caller, in any list; absent for none. */
    ban_type: banType.optional(),
    /**
     * Fields that `subscriptions` and `subscribers` always have, five of them. Expired from
     * `expires_at` on.
     */
    is_auto_renewable: z.boolean().optional(),
    is_expired: z.boolean().optional(),
    expires_at: z.iso.datetime().optional(),
    months: z.int().min(1).optional(),
    /** Price of each period, as agreed. */
    price: money.optional(),
  })
  .meta({ id: 'RelationEntry' });

/** The caller's own subscription to somebody, running or expired. */
export const ownSubscription = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_auto_renewable: z.boolean(),
    is_expired: z.boolean(),
    months: z.int().min(1),
    price: money,
  })
  .meta({ id: 'OwnSubscription' });

/**
 * Relation of the caller to one person. The caller is the subject: `is_follower`, "I follow them".
 */
export const viewerRelation = z
  .object({
    is_follower: z.boolean(),
    is_followed_by: z.boolean(),
    /**
     * True if I have a running subscription to them; `subscription` distinguishes an expired one
     * from none.
     */
    is_subscriber: z.boolean(),
    is_subscribed_by: z.boolean(),
    subscription: ownSubscription.nullable(),
    ban_type: banType.nullable(),
    /** True if they restricted me: I cannot write to them. Mutes and blocks are never disclosed. */
    is_restricted: z.boolean(),
    /** Number of members who follow them. */
    followers_count: z.int().min(0),
  })
  .meta({ id: 'ViewerRelation' });

/**
 * `GET /people/{list}`. Without `limit` the whole list, as the product spec has it; with it a page,
 * and `next` for `?after=` while there is more. `q` seeks in names.
 */
export const peopleQuery = z.object({
  limit: z.coerce.number().int().min(1).max(2000).optional(),
  after: z.string().max(200).optional(),
  q: z.string().max(100).optional(),
});
export const peopleAnswer = z
  .object({
    list: z.array(relationEntry),
    /** Number of people in the list (with `q`), on all pages. */
    count: z.int().min(0),
    next: z.string().nullable(),
  })
  .meta({ id: 'PeopleAnswer' });

/** `GET /people/counts`: what each tab holds. */
export const peopleCounts = z
  .object({
    subscriptions: z.int().min(0),
    followed: z.int().min(0),
    subscribers: z.int().min(0),
    followers: z.int().min(0),
    blacklist: z.int().min(0),
  })
  .meta({ id: 'PeopleCounts' });

/** `POST /people/{id}/ban`. */
export const banRequest = z.object({ ban_type: banType }).meta({ id: 'BanRequest' });

/**
 * Answer of every command on a person. `list` is the caller's `list_name` as it is now: whole up to
 * 100 rows, of a longer one the latest 100, and `count` is of all.
 */
export const relationAnswer = z
  .object({
    success: z.boolean(),
    list_name: peopleList,
    list: z.array(relationEntry),
    count: z.int().min(0),
    /** The row of the person in that list; null when they are not in it. */
    entry: relationEntry.nullable(),
    relation: viewerRelation,
  })
  .meta({ id: 'RelationAnswer' });

/**
 * `RelationChanged`: how the channel's owner and `user_id` now stand. `relation` null: they are no
 * longer there for the owner, and the reason is not disclosed: take them off every screen and list. `list` names
 * the list that changed and `entry` its row (null: gone); `list` null: read again what you show.
 */
export const relationChanged = z
  .object({
    user_id: z.int(),
    list: peopleList.nullable(),
    entry: relationEntry.nullable(),
    relation: viewerRelation.nullable(),
  })
  .meta({ id: 'RelationChanged' });

export type PeopleList = z.infer<typeof peopleList>;
export type BanType = z.infer<typeof banType>;
export type RelationSide = z.infer<typeof relationSide>;
export type RelationEntry = z.infer<typeof relationEntry>;
export type OwnSubscription = z.infer<typeof ownSubscription>;
export type ViewerRelation = z.infer<typeof viewerRelation>;
export type PeopleAnswer = z.infer<typeof peopleAnswer>;
export type PeopleCounts = z.infer<typeof peopleCounts>;
export type RelationAnswer = z.infer<typeof relationAnswer>;
export type RelationChanged = z.infer<typeof relationChanged>;
