import { z } from 'zod';
import { cursorLinks, cursorMeta } from './feed.ts';
import { userCard } from '../people/people.ts';
import { post } from './post.ts';

/** A person or a post, as they are found. */
export const exploreItem = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('user'), item: userCard }),
    z.object({ type: z.literal('post'), item: post }),
  ])
  .meta({ id: 'ExploreItem' });

/** `GET /api/v1/explore?q&cursor&sort`, also for guests. */
export const exploreRequest = z.object({
  q: z.string().max(100).optional(),
  cursor: z.string().optional(),
  sort: z.enum(['new', 'popular']).optional(),
});
export const exploreAnswer = z
  .object({ data: z.array(exploreItem), links: cursorLinks, meta: cursorMeta })
  .meta({ id: 'ExploreAnswer' });

export type ExploreItem = z.infer<typeof exploreItem>;
export type ExploreAnswer = z.infer<typeof exploreAnswer>;
