import { z } from 'zod';
import { media } from '../media/file.ts';

/** `GET /chat/{userId}/{type}/media`: those before a message; the newest ones without it. */
export const chatMediaQuery = z.object({
  before_id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
});

/** A picture or video of a message that this member can open. */
export const chatFile = z
  .object({ message_id: z.int(), created_at: z.iso.datetime(), media })
  .meta({ id: 'ChatFile' });

/**
 * Files of at most thirty messages, in the order of the chat. The next ones are those before the first
 * `message_id`.
 */
export const chatMediaAnswer = z
  .object({
    data: z.array(chatFile),
    meta: z.object({
      /** Number of such files before these. */
      before_count: z.int().min(0),
    }),
  })
  .meta({ id: 'ChatMediaAnswer' });

export type ChatMediaAnswer = z.infer<typeof chatMediaAnswer>;
