import { z } from 'zod';

/** `GET /api/v1/pages/{route_key}?locale=`; `html` is sanitised by the server. */
export const pageAnswer = z
  .object({
    data: z.object({
      route_key: z.string(),
      title: z.string(),
      html: z.string(),
      updated_at: z.iso.datetime(),
    }),
  })
  .meta({ id: 'PageAnswer' });

export type PageAnswer = z.infer<typeof pageAnswer>;
