import { z } from 'zod';

export const complaintReason = z.enum([
  'spam',
  'harassment',
  'violence',
  'illegal',
  'stolen',
  'fraud',
  'other',
]);
/** `POST /chat/{userId}/complaint` and `POST /posts/{id}/complaint`. */
export const complaintRequest = z
  .object({ message: z.string().min(1).max(1000), reason: complaintReason.nullish() })
  .meta({ id: 'ComplaintRequest' });
/** The same words about the same thing within a day are one report, and get its receipt again. */
export const complaintAnswer = z
  .object({
    success: z.boolean(),
    receipt: z.object({ number: z.string(), created_at: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'ComplaintAnswer' });

export type ComplaintReason = z.infer<typeof complaintReason>;
export type ComplaintRequest = z.infer<typeof complaintRequest>;
export type ComplaintAnswer = z.infer<typeof complaintAnswer>;
