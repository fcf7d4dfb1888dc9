import { z } from 'zod';
import { media } from '../media/file.ts';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';

/** Media of a post, counted even while it is locked. */
export const mediaCounts = z.object({
  images: z.int().min(0),
  videos: z.int().min(0),
  /** Seconds of film in all. */
  seconds: z.number().min(0),
});

export const visibility = z.enum(['public', 'followers', 'subscribers']);
export const postStatus = z.enum(['draft', 'scheduled', 'published']);

/** Readers of a post to whom its thread is open. */
export const commentsOpenTo = z.enum(['readers', 'subscribers', 'nobody']);

export const post = z
  .object({
    id: z.int(),
    author: userCard,
    title: z.string().nullable(),
    text: z.string().nullable(),
    media: z.array(media),
    media_counts: mediaCounts,
    is_paid: z.boolean(),
    price: money.nullable(),
    is_purchased: z.boolean(),
    is_locked: z.boolean(),
    visibility: visibility,
    publish_at: z.iso.datetime().nullable(),
    published_at: z.iso.datetime().nullable(),
    status: postStatus,
    likes_count: z.int().min(0),
    is_liked: z.boolean(),
    comments_count: z.int().min(0),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** True if subscribers read a paid post without buying it. */
    is_free_for_subscribers: z.boolean().optional(),
    /** Time at which its content last changed after it was published. */
    edited_at: z.iso.datetime().nullable().optional(),
    /** Time at which I bought it. */
    purchased_at: z.iso.datetime().nullable().optional(),
    /** True if it was changed since I bought it. */
    is_edited_after_purchase: z.boolean().optional(),
    /** A month of its author's subscription, where a post is locked and one is sold; else null. */
    subscription_price: money.nullable().optional(),
    /** True if I hid it: lists leave it out. */
    is_hidden: z.boolean().optional(),
    /** Number of buyers, for its author alone; null for everybody else. */
    purchases_count: z.int().min(0).nullable().optional(),
    /** Published post of which this draft is an edit; for its author. */
    draft_of: z.int().nullable().optional(),
    /** Title of that post, or its first words; null where it has none; for its author. */
    draft_of_name: z.string().nullable().optional(),
    /** Time until which the unused one of two versions of an edit is kept; for its author. */
    kept_until: z.iso.datetime().nullable().optional(),
    /** Readers to whom the thread is open; for its author. */
    comments_open_to: commentsOpenTo.optional(),
  })
  .meta({ id: 'Post' });

/** `POST` and `DELETE /api/v1/posts/{id}/like`, idempotent. */
export const likeAnswer = z
  .object({ success: z.boolean(), likes_count: z.int().min(0) })
  .meta({ id: 'LikeAnswer' });

/** `GET /api/v1/profiles/{username}/posts/{id}`. */
export const postAnswer = z.object({ data: post }).meta({ id: 'PostAnswer' });

export type Post = z.infer<typeof post>;
export type LikeAnswer = z.infer<typeof likeAnswer>;
export type PostAnswer = z.infer<typeof postAnswer>;
