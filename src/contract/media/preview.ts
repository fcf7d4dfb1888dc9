import { z } from 'zod';

/** `PUT /api/v1/files/{hash}/preview`. */
export const previewRequest = z.object({ is_offered: z.boolean() }).meta({ id: 'PreviewRequest' });

export type PreviewRequest = z.infer<typeof previewRequest>;
