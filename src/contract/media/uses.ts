import { z } from 'zod';
import { userCard } from '../people/people.ts';

/** A post that shows a file; `deleted` is kept for its buyers alone, and has no path. */
const post = z.object({
  id: z.int(),
  /** Its title, or its first words; null where it has neither. */
  name: z.string().nullable(),
  status: z.enum(['draft', 'scheduled', 'published', 'deleted']),
  /** Time at which it came out or, before that, at which it was begun. */
  at: z.iso.datetime(),
  /** Path in the product: its page, or the editor of a draft. */
  path: z.string().nullable(),
});

/** A message that shows a file, and the person whose chat it stands in. */
const message = z.object({ id: z.int(), with: userCard, at: z.iso.datetime() });

/**
 * `GET /api/v1/files/{hash}/uses`: the twenty latest of each kind, and how many there are. Posts count
 * that showed it when they were sold, and messages that were deleted since.
 */
export const fileUses = z
  .object({
    posts: z.object({ count: z.int().min(0), latest: z.array(post) }),
    messages: z.object({ count: z.int().min(0), latest: z.array(message) }),
  })
  .meta({ id: 'FileUses' });
export const fileUsesAnswer = z.object({ data: fileUses }).meta({ id: 'FileUsesAnswer' });

export type FileUses = z.infer<typeof fileUses>;
export type FileUsesAnswer = z.infer<typeof fileUsesAnswer>;
