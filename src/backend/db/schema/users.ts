import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Privacy } from '#src/contract/auth/auth.ts';
import { trigrams } from '../contains.ts';
import { moment, rowId } from './columns.ts';

/** The crop of a picture: `x`, `y` in percent, `scale` from 1. */
export interface PictureAlign {
  x: number;
  y: number;
  scale: number;
}

/** Crop of an avatar, and the `files.hash` of the whole picture. */
export interface CutFace extends PictureAlign {
  whole: string;
}

/** Every member, and user 1, which is the product itself and signs the notifications. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    displayName: text('display_name').notNull(),
    about: text('about'),
    /** ISO 3166-1 alpha-2, for everybody to see; null where they do not say. */
    country: text('country'),
    /** argon2id; null for people who cannot sign in with a password. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: moment('email_verified_at'),
    /**
     * True if its member closed it: hidden from everybody, and theirs to take back until
     * `deleteAt`.
     */
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Time at which it was closed, and from which it is purged; null while it is open. */
    deletedAt: moment('deleted_at'),
    deleteAt: moment('delete_at'),
    /** Reason for closing it, in the member's words; removed with the return or the purge. */
    leaveReason: text('leave_reason'),
    /** Time from which nobody comes back; the next purge finishes what a killed one left. */
    purgeBegunAt: moment('purge_begun_at'),
    purgedAt: moment('purged_at'),
    isCreator: boolean('is_creator').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Minor units a month; null when there is nothing to subscribe to. */
    subscriptionPrice: integer('subscription_price'),
    /** `files.hash` of the face shown beside the name. */
    profilePhoto: text('profile_photo'),
    banner: text('banner'),
    /** Null is the middle, whole; else the face is a picture of its own, cut from the one it names. */
    avatarAlign: jsonb('avatar_align').$type<CutFace>(),
    /** Null is the middle, whole. */
    bannerAlign: jsonb('banner_align').$type<PictureAlign>(),
    preferredLocale: text('preferred_locale'),
    /** Language of the page on which they last signed in: of mails, where they prefer none. */
    pageLocale: text('page_locale'),
    /** Members who may write to them first. */
    writers: text('writers').$type<Privacy['writers']>().notNull().default('everyone'),
    showsOnline: boolean('shows_online').notNull().default(true),
    /** True if searches and suggestions lead to them. */
    isFindable: boolean('is_findable').notNull().default(true),
    twoFactorSecret: text('two_factor_secret'),
    twoFactorRecoveryCodes: text('two_factor_recovery_codes').array(),
    /** Number of recovery codes used up since they were shown. */
    recoveryCodesSpent: integer('recovery_codes_spent').notNull().default(0),
    twoFactorConfirmedAt: moment('two_factor_confirmed_at'),
    /** The 30 s step of the last accepted code: a code works once. */
    lastTotpStep: integer('last_totp_step'),
    followersCount: integer('followers_count').notNull().default(0),
    postsCount: integer('posts_count').notNull().default(0),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    index('users_creators').on(table.isCreator, table.followersCount.desc().nullsFirst(), table.id),
    index('users_username_words').using('gin', trigrams(table.username)),
    index('users_name_words').using('gin', trigrams(table.displayName)),
    index('users_leaving')
      .on(table.deleteAt)
      .where(sql`delete_at is not null and purged_at is null`),
  ],
);
export type UserRow = typeof users.$inferSelect;
