import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, rowId } from './columns.ts';

/** The crop of a picture: `x`, `y` in percent, `scale` from 1. */
export interface PictureAlign {
  x: number;
  y: number;
  scale: number;
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
    /** argon2id; null for people who cannot sign in with a password. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: moment('email_verified_at'),
    isDeleted: boolean('is_deleted').notNull().default(false),
    isCreator: boolean('is_creator').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Minor units a month; null when there is nothing to subscribe to. */
    subscriptionPrice: integer('subscription_price'),
    /** `files.hash` of the face shown beside the name. */
    profilePhoto: text('profile_photo'),
    banner: text('banner'),
    /** Null is the middle, whole. */
    avatarAlign: jsonb('avatar_align').$type<PictureAlign>(),
    bannerAlign: jsonb('banner_align').$type<PictureAlign>(),
    preferredLocale: text('preferred_locale'),
    twoFactorSecret: text('two_factor_secret'),
    twoFactorRecoveryCodes: text('two_factor_recovery_codes').array(),
    /** How many of the recovery codes were used up since they were shown. */
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
  ],
);
export type UserRow = typeof users.$inferSelect;
