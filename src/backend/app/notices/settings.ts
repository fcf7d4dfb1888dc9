import { eq, sql } from 'drizzle-orm';
import type {
  MailChoice,
  NoticeKind,
  NoticeMails,
  NoticeSettings,
  NoticeSubject,
} from '#src/contract/app/notice.ts';
import type { Queryable } from '../../db/db.ts';
import { noticeSettings } from '../../db/schema/notices.ts';

/** Subject of each kind of notification; those that have letters of their own, or need none, have none. */
const subjectOf: Readonly<Record<NoticeKind, NoticeSubject | null>> = {
  post_liked: 'likes',
  post_commented: 'comments',
  followed: 'followers',
  subscribed: 'subscribers',
  subscriber_renewed: 'subscribers',
  post_sold: 'purchases',
  message_sold: 'purchases',
  tip_received: 'purchases',
  subscription_started: 'receipts',
  subscription_renewed: 'receipts',
  post_bought: 'receipts',
  message_bought: 'receipts',
  tip_sent: 'receipts',
  renewal_failed: 'renewals',
  renewals_ended: 'renewals',
  // The letter of the return names it.
  subscription_lapsed: null,
  payment_refunded: 'refunds',
  sale_refunded: 'refunds',
  days_refunded: 'refunds',
  sale_days_refunded: 'refunds',
  payout_paid: 'payouts',
  payout_returned: 'payouts',
  complaint_received: null,
  identity_approved: null,
  identity_rejected: null,
};

/** Mails of members who have chosen none: of money at once, of what happens often once a day. */
const usualMails: NoticeMails = {
  likes: 'off',
  comments: 'digest',
  followers: 'digest',
  subscribers: 'at_once',
  purchases: 'digest',
  receipts: 'at_once',
  renewals: 'at_once',
  refunds: 'at_once',
  payouts: 'at_once',
  exports: 'at_once',
};

/** Notifications in the product that can be turned off. */
const shownByChoice = {
  likes: true,
  comments: true,
  purchases: true,
  followers: true,
  subscribers: true,
};

const canBeOff = (subject: NoticeSubject): subject is keyof typeof shownByChoice =>
  subject in shownByChoice;

/** Reads the notifications that a member wants, in the product and by mail. */
export async function readNoticeSettings(db: Queryable, userId: number): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return {
    likes: row?.likes ?? true,
    comments: row?.comments ?? true,
    purchases: row?.purchases ?? true,
    followers: row?.followers ?? true,
    subscribers: row?.subscribers ?? true,
    mail: { ...usualMails, ...row?.mail },
    hide_content: row?.hideContent ?? false,
  };
}

/** Settings that change; the others stay. */
export type NoticeChange = Partial<Omit<NoticeSettings, 'mail'>> & { mail?: Partial<NoticeMails> };

/** Sets some of them and returns all. */
export async function writeNoticeSettings(
  db: Queryable,
  userId: number,
  { hide_content: hideContent, mail, ...shown }: NoticeChange,
): Promise<NoticeSettings> {
  const change = {
    ...shown,
    ...(hideContent !== undefined && { hideContent }),
  };
  const chosen = JSON.stringify(mail ?? {});
  await db
    .insert(noticeSettings)
    .values({ userId, ...change, mail: sql`${chosen}::jsonb` })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      // Joined to what is stored, so that two tabs that choose at a time lose nothing.
      set: { ...change, mail: sql`${noticeSettings.mail} || ${chosen}::jsonb` },
    });
  return readNoticeSettings(db, userId);
}

/** True if the product shows the kind: those about one's own money always. */
export function isShown(settings: NoticeSettings, kind: NoticeKind): boolean {
  const subject = subjectOf[kind];
  return subject === null || !canBeOff(subject) || settings[subject];
}

/** Subject of the mails about a kind, and whether they come; null where there are none. */
export function mailsAbout(
  { mail }: NoticeSettings,
  kind: NoticeKind,
): { subject: NoticeSubject; choice: Exclude<MailChoice, 'off'> } | null {
  const subject = subjectOf[kind];
  if (subject === null) return null;
  const choice = mail[subject];
  return choice === 'off' ? null : { subject, choice };
}
