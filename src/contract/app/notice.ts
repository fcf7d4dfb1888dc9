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
  /** Your subscription to `person` ended, or ends, `until`: your account was closed when it was due. */
  'subscription_lapsed',
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
  /** Your payout of `amount` has arrived at the bank. */
  'payout_paid',
  /** The bank sent your payout of `amount` back: it is available again. */
  'payout_returned',
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

/** Letter of a notification: not at all, with what else came within a day, or at once. */
export const mailChoice = z.enum(['off', 'digest', 'at_once']);

/** Mails about each subject; a copy that is ready is downloaded within days, so it is in no digest. */
export const noticeMails = z
  .object({
    likes: mailChoice,
    comments: mailChoice,
    followers: mailChoice,
    subscribers: mailChoice,
    /** Sales and tips. */
    purchases: mailChoice,
    /** Receipts of what one pays. */
    receipts: mailChoice,
    /** Subscriptions of one's own that could not be renewed, or will not be. */
    renewals: mailChoice,
    /** Money given back, to oneself and by oneself. */
    refunds: mailChoice,
    payouts: mailChoice,
    exports: mailChoice.exclude(['digest']),
  })
  .meta({ id: 'NoticeMails' });
export const noticeSubject = noticeMails.keyof();

/**
 * `GET` and `PUT /api/v1/me/notice_settings`: notifications that a member gets in the product (those
 * about one's own money always come), and those that are mailed.
 */
export const noticeSettings = z
  .object({
    likes: z.boolean(),
    comments: z.boolean(),
    purchases: z.boolean(),
    followers: z.boolean(),
    subscribers: z.boolean(),
    mail: noticeMails,
    /** True if mails of notifications name no people, sums or titles. */
    hide_content: z.boolean(),
  })
  .meta({ id: 'NoticeSettings' });
/** Settings that change; the others stay. */
export const noticeSettingsRequest = noticeSettings
  .extend({ mail: noticeMails.partial() })
  .partial()
  .meta({ id: 'NoticeSettingsRequest' });
export const noticeSettingsAnswer = z
  .object({ data: noticeSettings })
  .meta({ id: 'NoticeSettingsAnswer' });

export type Notice = z.infer<typeof notice>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NoticeMails = z.infer<typeof noticeMails>;
export type NoticeSubject = z.infer<typeof noticeSubject>;
export type MailChoice = z.infer<typeof mailChoice>;
export type NoticeKind = z.infer<typeof noticeKind>;
