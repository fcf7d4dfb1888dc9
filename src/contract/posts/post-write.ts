import { z } from 'zod';
import { apiError } from '../lib/errors.ts';
import { cursorLinks, cursorMeta } from './feed.ts';
import { rowId } from '../lib/ids.ts';
import { instant } from '../lib/instant.ts';
import { userCard } from '../people/people.ts';
import { commentsOpenTo, post, postStatus, visibility } from './post.ts';

/** A file of one's own that was uploaded for posts, with what it shows. */
export const postMediaInput = z.union([
  z.string().max(200),
  z.object({ hash: z.string().max(200), alt: z.string().max(1_000).nullish() }),
]);

const content = {
  title: z.string().max(120).nullish(),
  text: z.string().max(5_000).nullish(),
  media: z.array(postMediaInput).max(10).optional(),
  is_paid: z.boolean().optional(),
  /** Minor units; only with `is_paid`. */
  price: z.int().min(0).max(2_147_483_647).nullish(),
  is_free_for_subscribers: z.boolean().optional(),
  visibility: visibility.optional(),
  comments_open_to: commentsOpenTo.optional(),
  /** Time from 5 minutes to 90 days ahead; a draft keeps what was chosen until then. */
  publish_at: instant.nullish(),
};

/** `POST /api/v1/posts`; without a status it is published, at once or at `publish_at`. */
export const createPostRequest = z
  .object({
    ...content,
    status: z.enum(['draft', 'published']).optional(),
    /** A draft that edits this published post, and is never one of its own. */
    draft_of: rowId.nullish(),
    /** True for the unused one of two versions of an edit: a draft that is kept for thirty days. */
    is_copy: z.boolean().optional(),
  })
  .meta({ id: 'CreatePostRequest' });

/** `PATCH /api/v1/posts/{id}`: what changes, and `updated_at` of the version it was changed in. */
export const updatePostRequest = z
  .object({ ...content, updated_at: instant })
  .meta({ id: 'UpdatePostRequest' });

/** `POST /api/v1/posts/{id}/publish`, of a draft or a scheduled post; `publish_at` plans it instead. */
export const publishPostRequest = z
  .object({
    publish_at: instant.nullish(),
    updated_at: instant.nullish(),
  })
  .meta({ id: 'PublishPostRequest' });

/**
 * `POST /api/v1/posts/{id}/apply`, of a draft of an edit; `over` is the `updated_at` of the
 * published version that it replaces although that one was changed meanwhile.
 */
export const applyDraftRequest = z
  .object({
    updated_at: instant.nullish(),
    over: instant.nullish(),
  })
  .meta({ id: 'ApplyDraftRequest' });

/** Effects of deleting: buyers keep the post, comments and likes go, nothing is paid back. */
export const postEffects = z
  .object({
    purchases: z.int().min(0),
    comments: z.int().min(0),
    likes: z.int().min(0),
    refunds: z.int().min(0),
    /** The latest buyers, ten at most. */
    buyers: z.array(userCard),
  })
  .meta({ id: 'PostEffects' });
export const postEffectsAnswer = z.object({ data: postEffects }).meta({ id: 'PostEffectsAnswer' });

/** 409: `stale` comes with the post as it is now, `has_purchases` with the effects to accept. */
export const postConflict = apiError
  .extend({ data: post.optional(), effects: postEffects.optional() })
  .meta({ id: 'PostConflict' });

/**
 * `DELETE /api/v1/posts/{id}?accept_purchases=`: the number of buyers that was shown; with
 * `status=draft` a post that is no draft any more is as good as gone (404).
 */
export const deletePostQuery = z.object({
  accept_purchases: z.string().max(12).optional(),
  status: z.literal('draft').optional(),
});

/** `GET /api/v1/me/posts`. */
export const myPostsQuery = z.object({
  status: postStatus.optional(),
  cursor: z.string().optional(),
  filter: z.enum(['all', 'images', 'videos', 'paid']).optional(),
  q: z.string().max(100).optional(),
});
export const myPostsAnswer = z
  .object({
    data: z.array(post),
    links: cursorLinks,
    meta: cursorMeta.extend({
      counts: z.object({
        published: z.int().min(0),
        scheduled: z.int().min(0),
        draft: z.int().min(0),
      }),
    }),
  })
  .meta({ id: 'MyPostsAnswer' });

export type CreatePostRequest = z.infer<typeof createPostRequest>;
export type UpdatePostRequest = z.infer<typeof updatePostRequest>;
export type PostEffects = z.infer<typeof postEffects>;
export type MyPostsAnswer = z.infer<typeof myPostsAnswer>;
