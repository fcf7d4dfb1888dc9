import { z } from 'zod';
import { media } from './file.ts';
import { money } from './money.ts';
import { userCard } from './people.ts';

/** What a post holds, said even while it is locked. */
export const mediaCounts = z.object({
  images: z.int().min(0),
  videos: z.int().min(0),
  /** Seconds of film in all. */
  seconds: z.number().min(0),
});

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
    visibility: z.enum(['public', 'followers', 'subscribers']),
    publish_at: z.iso.datetime().nullable(),
    published_at: z.iso.datetime().nullable(),
    status: z.enum(['draft', 'scheduled', 'published']),
    likes_count: z.int().min(0),
    is_liked: z.boolean(),
    comments_count: z.int().min(0),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
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
