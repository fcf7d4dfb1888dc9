import { z } from 'zod';
import { caption } from './file.ts';

/** `PUT /api/v1/files/{hash}/captions/{language}`: WebVTT or SubRip. */
export const captionRequest = z
  .object({ text: z.string().min(1).max(500_000) })
  .meta({ id: 'CaptionRequest' });

/** All captions that the video has now, by language. */
export const captionsAnswer = z.object({ data: z.array(caption) }).meta({ id: 'CaptionsAnswer' });

export type CaptionRequest = z.infer<typeof captionRequest>;
export type CaptionsAnswer = z.infer<typeof captionsAnswer>;
