import { z } from 'zod';

/** A picture, film or sound. Locked media have no `url`: their bytes are never delivered. */
export const media = z
  .object({
    hash: z.string(),
    type: z.enum(['image', 'video', 'audio']),
    status: z.enum(['processing', 'ready', 'failed']),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Seconds; null for pictures. */
    duration: z.number().nullable(),
    /** CSS colour computed from the picture itself, painted until it loads. */
    placeholder: z.string(),
    /** What the picture shows, for people who do not see it. */
    alt: z.string().nullable(),
    thumb_url: z.string().nullable(),
    url: z.string().nullable(),
    /** When the signed `url` stops working. */
    expires_at: z.iso.datetime().nullable(),
    is_locked: z.boolean(),
  })
  .meta({ id: 'Media' });

export type Media = z.infer<typeof media>;
