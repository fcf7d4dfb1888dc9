import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Notice, NoticeKind } from '#src/contract/app/notice.ts';
import type { Money } from '#src/contract/lib/money.ts';
import { harmlessName } from './harmless-name.ts';
import { action, dayIn, paragraph, waysOut, write } from './letter.ts';
import type { Block, Fact, Message } from './message.ts';
import { mailTexts, type NoticeLetterKind } from './texts.ts';

/** A member's notification, where it leads and what stops mails like it. */
export interface NoticeParticulars {
  to: string;
  name: string;
  /** Address of the product, without a slash at its end. */
  site: string;
  stopToken: string;
  /** True if nobody, no sum and no title is named. */
  hidesContent: boolean;
}

/** Kinds of notifications that can be mailed. */
export type MailedKind = Exclude<
  NoticeKind,
  'complaint_received' | 'identity_approved' | 'identity_rejected' | 'subscription_lapsed'
>;

const letterOf: Readonly<Record<MailedKind, NoticeLetterKind>> = {
  followed: 'new-follower',
  subscribed: 'new-subscriber',
  subscriber_renewed: 'subscriber-renewed',
  subscription_started: 'receipt',
  subscription_renewed: 'receipt',
  renewal_failed: 'renewal-failed',
  renewals_ended: 'renewals-ended',
  payment_refunded: 'refund',
  days_refunded: 'refund',
  sale_refunded: 'sale-refunded',
  sale_days_refunded: 'sale-refunded',
  tip_received: 'tip',
  tip_sent: 'receipt',
  message_sold: 'sale',
  message_bought: 'receipt',
  post_sold: 'sale',
  post_bought: 'receipt',
  post_liked: 'new-likes',
  post_commented: 'new-comments',
  payout_paid: 'payout-paid',
  payout_returned: 'payout-returned',
};

const isMailedKind = (kind: NoticeKind): kind is MailedKind => kind in letterOf;

/** A notification that can be mailed. */
export type MailedNotice = Notice & { kind: MailedKind };
export const isMailed = (notice: Notice): notice is MailedNotice => isMailedKind(notice.kind);

/** Letter of a kind of notification; null where none is written. */
export const letterKindOf = (kind: NoticeKind): NoticeLetterKind | null =>
  isMailedKind(kind) ? letterOf[kind] : null;

/** Letters about what the reader pays, which name whom it went to. */
const ofPayer: ReadonlySet<NoticeLetterKind> = new Set([
  'receipt',
  'renewal-failed',
  'renewals-ended',
  'refund',
]);

type Item = keyof (typeof mailTexts)['en']['notices']['items'];
const itemOf: Readonly<Partial<Record<NoticeKind, Item>>> = {
  subscription_started: 'subscription',
  subscription_renewed: 'subscription',
  tip_sent: 'tip',
  message_bought: 'message',
  message_sold: 'message',
  post_bought: 'post',
  post_sold: 'post',
  post_liked: 'post',
  post_commented: 'post',
};

/** A sum in its currency's own minor units. */
export function sumIn(locale: LocaleCode, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Facts of a notification, of which a hidden one keeps the number of its receipt. */
function factsOf(locale: LocaleCode, notice: Notice, hidesContent: boolean): readonly Fact[] {
  const { kind, person, amount, title, number, until } = notice;
  const { facts, items } = mailTexts[locale].notices;
  const letter = letterKindOf(kind);
  const item = itemOf[kind];
  const isPayer = letter !== null && ofPayer.has(letter);
  const values: readonly [label: string, value: string | null | undefined][] = hidesContent
    ? [[facts.receipt, number]]
    : [
        [isPayer ? facts.paidTo : facts.member, person && harmlessName(person.display_name)],
        [facts.item, title ? harmlessName(title) : item && items[item]],
        [facts.amount, amount && sumIn(locale, amount)],
        [facts.receipt, number],
        [facts.until, until && dayIn(locale, new Date(until))],
      ];
  return values.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Path of a letter's button: of a payment its receipt, else where the notification leads. */
function pathOf({ kind, number, path }: Notice): string {
  if (letterKindOf(kind) === 'receipt' && number) return `/billing/receipts/${number.slice(2)}`;
  return path ?? '/';
}

/** Says what happened; its subject and its first words, which locked screens show, name nobody. */
export function noticeLetterOf(
  brand: string,
  locale: LocaleCode,
  notice: MailedNotice,
  { to, name, site, stopToken, hidesContent }: NoticeParticulars,
): Message {
  const kind = letterOf[notice.kind];
  const { subject, what, action: label } = mailTexts[locale].notices.kinds[kind];
  const facts = factsOf(locale, notice, hidesContent);
  const listed: readonly Block[] = facts.length > 0 ? [{ type: 'facts', facts }] : [];
  return write(brand, locale, {
    kind,
    to,
    name,
    subject,
    stopToken,
    blocks: [
      paragraph(what),
      ...listed,
      action(label, `${site}${pathOf(notice)}`),
      ...waysOut(locale, site, stopToken),
    ],
  });
}
