import { z } from 'zod';
import { userCard } from './people.ts';

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

/** State of a report with the moderators; `acted` and `dismissed` are final. */
export const complaintStatus = z.enum(['received', 'in_review', 'acted', 'dismissed']);
/** One report of the member's own. */
export const ownComplaint = z
  .object({
    id: z.int(),
    number: z.string(),
    subject: z.enum(['chat', 'post', 'comment']),
    /** Member that it is about, as they are called now; null when the account is gone. */
    person: userCard.nullable(),
    /** Path in the product; null when it is gone. */
    path: z.string().nullable(),
    reason: complaintReason.nullable(),
    message: z.string(),
    status: complaintStatus,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnComplaint' });
/** `GET /complaints?cursor`: twenty of the member's own, latest first. */
export const complaintsAnswer = z
  .object({ data: z.array(ownComplaint), meta: z.object({ next_cursor: z.string().nullable() }) })
  .meta({ id: 'ComplaintsAnswer' });

export type ComplaintReason = z.infer<typeof complaintReason>;
export type ComplaintRequest = z.infer<typeof complaintRequest>;
export type ComplaintAnswer = z.infer<typeof complaintAnswer>;
export type ComplaintStatus = z.infer<typeof complaintStatus>;
export type OwnComplaint = z.infer<typeof ownComplaint>;
export type ComplaintsAnswer = z.infer<typeof complaintsAnswer>;
