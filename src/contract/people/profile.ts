import { z } from 'zod';
import { cursorLinks, cursorMeta } from '../posts/feed.ts';
import { countryCode } from '../app/locale.ts';
import { money } from '../lib/money.ts';
import { userCard } from './people.ts';
import { post } from '../posts/post.ts';
import { ownSubscription, viewerRelation } from './relation.ts';

/** A picture for everyone, at one address for ever; `placeholder` is its mean colour. */
export const banner = z
  .object({
    url: z.string(),
    thumb_url: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string(),
    alt: z.string().nullable(),
  })
  .meta({ id: 'Banner' });

/** Part of a picture that stays in sight when it is cut: `x`, `y` in percent, `scale` from 1. */
export const alignment = z
  .object({
    x: z.number().min(0).max(100),
    y: z.number().min(0).max(100),
    scale: z.number().min(1).max(4),
  })
  .meta({ id: 'Alignment' });

/**
 * `GET /profiles/{username}`; 404 for nobody, the deleted, and whoever blocked the caller. In the
 * flags the caller is the subject, as in `relation`; to a guest they are all false and it is null.
 */
export const profile = userCard
  .extend({
    is_creator: z.boolean(),
    about: z.string().nullable(),
    country: countryCode.nullable().optional(),
    /** 480 px; `profile_photo` is 96 px. */
    profile_photo_full: z.string().nullable(),
    /** Description of the picture, in its owner's words. */
    profile_photo_alt: z.string().nullable().optional(),
    banner: banner.nullable(),
    banner_align: alignment,
    avatar_align: alignment,
    posts_count: z.int().min(0),
    media_count: z.int().min(0),
    followers_count: z.int().min(0),
    /** Price of a month; null when there is nothing to subscribe to. */
    subscription_price: money.nullable(),
    joined_at: z.iso.datetime(),
    is_self: z.boolean(),
    is_follower: z.boolean(),
    is_subscriber: z.boolean(),
    subscription: ownSubscription.nullable(),
    is_blacklisting: z.boolean(),
    /** True if they restricted me; a block is a 404, and a mute is never disclosed. */
    is_blacklisted_by: z.boolean(),
    /** Null for guests and for oneself. */
    relation: viewerRelation.nullable(),
  })
  .meta({ id: 'Profile' });
export const profileAnswer = z.object({ data: profile }).meta({ id: 'ProfileAnswer' });

/** `as=guest`: as somebody sees it who is not signed in; for whoever looks at their own. */
const seenAs = z.literal('guest').optional();
export const profileQuery = z.object({ as: seenAs });

/** `GET /profiles/{username}/posts?cursor&filter&as=`, latest first, 20 a page; locked ones included. */
export const profilePostsQuery = z.object({
  as: seenAs,
  cursor: z.string().optional(),
  filter: z.enum(['all', 'media', 'paid']).optional(),
});
export const profilePostsAnswer = z
  .object({ data: z.array(post), links: cursorLinks, meta: cursorMeta })
  .meta({ id: 'ProfilePostsAnswer' });

export type Banner = z.infer<typeof banner>;
export type Alignment = z.infer<typeof alignment>;
export type Profile = z.infer<typeof profile>;
export type ProfileAnswer = z.infer<typeof profileAnswer>;
export type ProfilePostsAnswer = z.infer<typeof profilePostsAnswer>;
