import { z } from 'zod';
import { cursorLinks, cursorMeta } from './feed.ts';
import { userCard } from '../people/people.ts';
import { commentsOpenTo } from './post.ts';

export const comment = z
  .object({
    id: z.int(),
    post_id: z.int(),
    author: userCard,
    text: z.string(),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    /** `edit` for 15 minutes by its writer; `delete` by its writer and by the post's author. */
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Comment' });

/**
 * `GET /api/v1/posts/{id}/comments?cursor&order=oldest|newest`: twenty, always oldest first. By
 * `newest` the first page is the last of the thread, and the next cursor leads to earlier ones.
 */
export const commentsAnswer = z
  .object({
    data: z.array(comment),
    links: cursorLinks,
    meta: cursorMeta.extend({
      /** All that the viewer may see. */
      count: z.int().min(0),
      open_to: commentsOpenTo,
      can_comment: z.boolean(),
    }),
  })
  .meta({ id: 'CommentsAnswer' });

/** `POST /api/v1/posts/{id}/comments`, with an `Idempotency-Key`, and `PATCH /api/v1/comments/{id}`. */
export const commentRequest = z
  .object({ text: z.string().trim().min(1).max(1000) })
  .meta({ id: 'CommentRequest' });
export const commentAnswer = z.object({ data: comment }).meta({ id: 'CommentAnswer' });

/** `PATCH /api/v1/posts/{id}/comments`, by the post's author; readers learn it with their next page. */
export const threadRequest = z.object({ open_to: commentsOpenTo }).meta({ id: 'ThreadRequest' });

export type Comment = z.infer<typeof comment>;
export type CommentsAnswer = z.infer<typeof commentsAnswer>;
export type CommentAnswer = z.infer<typeof commentAnswer>;
