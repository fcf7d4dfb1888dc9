import { z } from 'zod';
import { media } from '../media/file.ts';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';

/** What a post holds, said even while it is locked. */
export const mediaCounts = z.object({
  images: z.int().min(0),
  videos: z.int().min(0),
  /** Seconds of film in all. */
  seconds: z.number().min(0),
});

export const visibility = z.enum(['public', 'followers', 'subscribers']);
export const postStatus = z.enum(['draft', 'scheduled', 'published']);

/** Whom a post's thread is open to, of those who may read the post. */
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
    /** Of a paid post: who subscribes reads it without buying it. */
    is_free_for_subscribers: z.boolean().optional(),
    /** When what is read of it last changed after it was published. */
    edited_at: z.iso.datetime().nullable().optional(),
    /** When I bought it. */
    purchased_at: z.iso.datetime().nullable().optional(),
    /** I bought it, and it was changed since. */
    is_edited_after_purchase: z.boolean().optional(),
    /** I hid it: lists leave it out. */
    is_hidden: z.boolean().optional(),
    /** How many bought it, for its author alone; null for everybody else. */
    purchases_count: z.int().min(0).nullable().optional(),
    /** For its author: the published post of which this draft is an edit. */
    draft_of: z.int().nullable().optional(),
    /** For its author: the title of that post, or its first words; null where it has none. */
    draft_of_name: z.string().nullable().optional(),
    /** For its author: of two versions of an edit the one that was not used; it goes then. */
    kept_until: z.iso.datetime().nullable().optional(),
    /** For its author: whom the thread is open to, of those who may read it. */
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
