import { z } from 'zod';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';

/**
 * Events that the product notifies a member of, each with the fields that are filled besides
 * `path`.
 */
export const noticeKind = z.enum([
  /** `person` follows you. */
  'followed',
  /** `person` subscribed to you for `amount`. */
  'subscribed',
  /** `person` renewed for `amount`. */
  'subscriber_renewed',
  /** Your subscription to `person` runs `until`; you paid `amount`, receipt `number`. */
  'subscription_started',
  /** Renewal of a subscription, with the same fields, charged by the calendar. */
  'subscription_renewed',
  /** Your subscription to `person` could not be charged `amount`. */
  'renewal_failed',
  /** `person` takes no subscriptions any more: yours is paid `until`, and is not renewed. */
  'renewals_ended',
  /** `amount` that you paid `person` went back to your card, receipt `number`. */
  'payment_refunded',
  /** `amount` that `person` paid you was given back, receipt `number`. */
  'sale_refunded',
  /** Your subscription to `person` ended early: `amount` for the days left went back, receipt `number`. */
  'days_refunded',
  /** Your sale to `person` ended early, with the same fields: what was left was given back. */
  'sale_days_refunded',
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
  /** `person` and `others` like your post (`title`). */
  'post_liked',
  /** `person` and `others` commented on your post (`title`). */
  'post_commented',
  /** Your report about `person` was received as `number`. */
  'complaint_received',
  /** You have proved who you are: you may sell and be paid. */
  'identity_approved',
  /** Your documents to prove who you are were not accepted. */
  'identity_rejected',
]);

/** The facts of one notification: clients say it in their own language and link to `path`. */
export const notice = z
  .object({
    kind: noticeKind,
    /** Card of the person as they are called now; null when the account is gone. */
    person: userCard.nullable(),
    amount: money.nullable(),
    title: z.string().nullable(),
    /**
     * Number of a receipt: `T-12` of a payment, `R-12` of a report; null of what was paid long ago.
     */
    number: z.string().nullable(),
    until: z.iso.datetime().nullable(),
    /** Path that it leads to in the product; null when nowhere. */
    path: z.string().nullable(),
    /** Number of people besides `person` who did the same; absent where it is always one. */
    others: z.int().min(0).optional(),
  })
  .meta({ id: 'Notice' });

/** `GET` and `PUT /api/v1/me/notice_settings`: which notifications a member wants. */
export const noticeSettings = z
  .object({
    likes: z.boolean(),
    comments: z.boolean(),
    purchases: z.boolean(),
    followers: z.boolean(),
    subscribers: z.boolean(),
  })
  .meta({ id: 'NoticeSettings' });
export const noticeSettingsRequest = noticeSettings.partial().meta({ id: 'NoticeSettingsRequest' });
export const noticeSettingsAnswer = z
  .object({ data: noticeSettings })
  .meta({ id: 'NoticeSettingsAnswer' });

export type Notice = z.infer<typeof notice>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NoticeKind = z.infer<typeof noticeKind>;
