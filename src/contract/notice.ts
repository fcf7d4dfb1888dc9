import { z } from 'zod';
import { money } from './money.ts';
import { userCard } from './people.ts';

/** What the product notifies a member of, each with the fields that are filled besides `path`. */
export const noticeKind = z.enum([
  /** `person` follows you. */
  'followed',
  /** `person` subscribed to you for `amount`. */
  'subscribed',
  /** `person` renewed for `amount`. */
  'subscriber_renewed',
  /** Your subscription to `person` runs `until`; you paid `amount`, receipt `number`. */
  'subscription_started',
  /** As above, charged by the calendar. */
  'subscription_renewed',
  /** Your subscription to `person` could not be charged `amount`. */
  'renewal_failed',
  /** `person` gave you `amount`. */
  'tip_received',
  /** You gave `person` `amount`, receipt `number`. */
  'tip_sent',
  /** `person` bought your message for `amount`. */
  'message_sold',
  /** You bought a message of `person` for `amount`, receipt `number`. */
  'message_bought',
  /** `person` bought your post (`title`) for `amount`. */
  'post_sold',
  /** You bought a post (`title`) of `person` for `amount`, receipt `number`. */
  'post_bought',
  /** Your report about `person` was received as `number`. */
  'complaint_received',
]);

/** The facts of one notification: clients say it in their own language and link to `path`. */
export const notice = z
  .object({
    kind: noticeKind,
    /** As they are called now; null when the account is gone. */
    person: userCard.nullable(),
    amount: money.nullable(),
    title: z.string().nullable(),
    /** Of a receipt: `T-12` of a payment, `R-12` of a report; null of what was paid long ago. */
    number: z.string().nullable(),
    until: z.iso.datetime().nullable(),
    /** Where it leads in the product; null when nowhere. */
    path: z.string().nullable(),
  })
  .meta({ id: 'Notice' });

export type Notice = z.infer<typeof notice>;
export type NoticeKind = z.infer<typeof noticeKind>;
