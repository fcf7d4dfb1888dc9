import { z } from 'zod';
import { cursorLinks, cursorMeta } from './feed.ts';
import { userCard } from '../people/people.ts';
import { post } from './post.ts';

/** A person or a post, as they are found. */
export const exploreItem = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('user'),
      /** `is_follower`: true if I follow them. */
      item: userCard.extend({ is_follower: z.boolean().optional() }),
    }),
    z.object({ type: z.literal('post'), item: post }),
  ])
  .meta({ id: 'ExploreItem' });

/** `GET /api/v1/explore?q&kind&cursor&sort`, also for guests; without a kind it is all. */
export const exploreRequest = z.object({
  q: z.string().max(100).optional(),
  kind: z.enum(['people', 'posts']).optional(),
  cursor: z.string().optional(),
  sort: z.enum(['new', 'popular']).optional(),
});
export const exploreAnswer = z
  .object({
    data: z.array(exploreItem),
    links: cursorLinks,
    meta: cursorMeta.extend({
      /** Number of people and of posts that fit the words; on the first page of a search alone. */
      counts: z.object({ people: z.int().min(0), posts: z.int().min(0) }).optional(),
    }),
  })
  .meta({ id: 'ExploreAnswer' });

export type ExploreCounts = NonNullable<z.infer<typeof exploreAnswer>['meta']['counts']>;
export type ExploreItem = z.infer<typeof exploreItem>;
export type ExploreAnswer = z.infer<typeof exploreAnswer>;
