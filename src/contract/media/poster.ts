import { z } from 'zod';

/** `PUT /api/v1/files/{hash}/poster`: the address of the picture that stands for the video now. */
export const posterAnswer = z.object({ thumb_url: z.string() }).meta({ id: 'PosterAnswer' });

export type PosterAnswer = z.infer<typeof posterAnswer>;
