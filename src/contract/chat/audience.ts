import { z } from 'zod';

const reach = z.object({
  recipients: z.int().min(0),
  /** Members of the audience who are left out: blocked, restricting, leaving. */
  excluded: z.int().min(0),
});
/** `GET /api/v1/chat/audience`: whom a mass message would reach now, by `rcpt`. Creators only. */
export const audienceAnswer = z
  .object({ data: z.object({ followers: reach, subscribers: reach, all: reach }) })
  .meta({ id: 'AudienceAnswer' });

export type AudienceAnswer = z.infer<typeof audienceAnswer>;
