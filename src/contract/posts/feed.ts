import { z } from 'zod';
import { post } from './post.ts';

/** The `links` and `meta` of a cursor-paginated resource (contract §4.1). */
export const cursorLinks = z.object({
  first: z.null(),
  last: z.null(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
});
export const cursorMeta = z.object({
  path: z.string(),
  per_page: z.int().positive(),
  next_cursor: z.string().nullable(),
  prev_cursor: z.string().nullable(),
});

/** `GET /api/v1/feed?cursor=`; an unreadable cursor is silently the first page. */
export const feedAnswer = z
  .object({
    data: z.array(post),
    links: cursorLinks,
    meta: cursorMeta.extend({ newest_id: z.int().nullable() }),
  })
  .meta({ id: 'FeedAnswer' });

/** `GET /api/v1/feed/new_count?since_id=`. */
export const newCountAnswer = z.object({ count: z.int().min(0) }).meta({ id: 'NewCountAnswer' });

export type FeedAnswer = z.infer<typeof feedAnswer>;
