import { z } from 'zod';
import { cursorLinks, cursorMeta } from './feed.ts';
import { userCard } from './people.ts';
import { post } from './post.ts';

/** `GET /api/v1/explore`: public posts and people, for guests too (contract §8.2). */
export const exploreAnswer = z
  .object({
    data: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('post'), item: post }),
        z.object({ type: z.literal('user'), item: userCard }),
      ]),
    ),
    links: cursorLinks,
    meta: cursorMeta,
  })
  .meta({ id: 'ExploreAnswer' });

export type ExploreAnswer = z.infer<typeof exploreAnswer>;
