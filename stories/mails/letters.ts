import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Notice } from '#src/contract/app/notice.ts';
import { digestLetterOf } from '#src/mails/digest-letter.ts';
import { emailChangeLetterOf } from '#src/mails/email-change-letter.ts';
import { exportLetterOf } from '#src/mails/export-letter.ts';
import { identityLetterOf } from '#src/mails/identity-letter.ts';
import { leavingLetterOf } from '#src/mails/leaving-letter.ts';
import { linkLetterOf } from '#src/mails/link-letter.ts';
import type { MailKind, Message } from '#src/mails/message.ts';
import type { LetterKind, NoticeLetterKind, WarningKind } from '#src/mails/texts.ts';
import { noticeLetterOf, type MailedKind, type MailedNotice } from '#src/mails/notice-letter.ts';
import { warningOf } from '#src/mails/warning-letter.ts';

/** Recipient's settings that a mail uses. */
interface Reader {
  readonly name: string;
  readonly username: string;
  readonly email: string;
}
export const ada: Reader = { name: 'Ada Marlow', username: 'ada', email: 'ada@new.example' };

const brand = 'Fanfare';
const site = 'https://fanfare.example';
const day = new Date('2026-12-26T09:30:00Z');
const particulars = ({ name }: Reader, path: string) => ({
  to: 'ada@fanfare.example',
  name,
  link: `${site}${path}`,
});
export type Sample = (locale: LocaleCode, reader?: Reader) => Message;

const link =
  (kind: LetterKind, path: string): Sample =>
  (locale, reader = ada) =>
    linkLetterOf(brand, kind, locale, particulars(reader, path));
const warning =
  (kind: WarningKind, path = '/forgot-password'): Sample =>
  (locale, reader = ada) =>
    warningOf(brand, kind, locale, { ...particulars(reader, path), at: day });
const emailChange =
  (about: 'old' | 'new' | 'taken'): Sample =>
  (locale, reader = ada) =>
    emailChangeLetterOf(brand, locale, about, {
      ...particulars(reader, about === 'taken' ? '/login' : '/email-change/4f2a'),
      username: reader.username,
      email: reader.email,
      cancelLink: `${site}/email-change/4f2a?cancel=1`,
    });
const identity =
  (outcome: 'approved' | 'glare'): Sample =>
  (locale, reader = ada) =>
    identityLetterOf(brand, locale, { ...particulars(reader, '/settings/identity'), outcome });
const leaving =
  (about: 'closed' | 'kept', path: string): Sample =>
  (locale, reader = ada) =>
    leavingLetterOf(brand, locale, {
      ...particulars(reader, path),
      about,
      deleteAt: day,
      contact: about === 'closed' ? 'care@fanfare.test' : undefined,
      subscriptions: about === 'kept' ? `${site}/interests/subscriptions` : null,
    });

const bo: Notice['person'] = {
  id: 3,
  username: 'bo',
  display_name: 'Bo Lindqvist',
  profile_photo: null,
  is_verified: false,
  is_online: false,
};
const facts = { person: bo, amount: null, title: null, number: null, until: null, path: '/bo' };
const paid = { amount: { amount: 1_250, currency: 'USD' }, number: 'T-128' };
const noticeOf = (kind: MailedKind, about: Partial<Notice> = {}): MailedNotice => ({
  ...facts,
  ...about,
  kind,
});
const about = ({ name }: Reader, hidesContent = false) => ({
  to: 'ada@fanfare.example',
  name,
  site,
  stopToken: '7-receipts-5d1c',
  hidesContent,
});
const notice =
  (kind: MailedKind, said: Partial<Notice> = {}): Sample =>
  (locale, reader = ada) =>
    noticeLetterOf(brand, locale, noticeOf(kind, said), about(reader));

const until = day.toISOString();
/** One letter about each kind of notification. */
const ofNotices: Readonly<Record<NoticeLetterKind, Sample>> = {
  'new-likes': notice('post_liked', { title: 'Kitchen session' }),
  'new-comments': notice('post_commented', { title: 'Kitchen session' }),
  'new-follower': notice('followed'),
  'new-subscriber': notice('subscribed', { amount: paid.amount }),
  'subscriber-renewed': notice('subscriber_renewed', { amount: paid.amount }),
  sale: notice('post_sold', { amount: paid.amount, title: 'Kitchen session' }),
  tip: notice('tip_received', { amount: paid.amount }),
  receipt: notice('subscription_started', { ...paid, until }),
  'renewal-failed': notice('renewal_failed', { amount: paid.amount }),
  'renewals-ended': notice('renewals_ended', { until }),
  refund: notice('payment_refunded', paid),
  'sale-refunded': notice('sale_refunded', paid),
  'payout-paid': notice('payout_paid', { amount: paid.amount, person: null }),
  'payout-returned': notice('payout_returned', { amount: paid.amount, person: null }),
};
/** A receipt, and a day's mail, of somebody who has content hidden. */
export const hidden: Readonly<Record<'receipt' | 'digest', Sample>> = {
  receipt: (locale, reader = ada) =>
    noticeLetterOf(brand, locale, noticeOf('post_bought', paid), about(reader, true)),
  digest: (locale, reader = ada) => digestLetterOf(brand, locale, aDay, about(reader, true)),
};
const aDay: readonly Notice[] = [
  noticeOf('followed'),
  noticeOf('followed', { person: null }),
  noticeOf('post_commented'),
  noticeOf('tip_received', { amount: paid.amount }),
  noticeOf('post_sold', { amount: paid.amount }),
];

/** One mail of every kind; a kind without one does not compile. */
export const letters: Readonly<Record<MailKind, Sample>> = {
  'verify-email': link('verify-email', '/email/verify/7/5d1c?expires=1798277400&signature=9a&b=2'),
  'reset-password': link('reset-password', '/reset-password/8c3f?email=ada%40fanfare.example'),
  'confirm-identity': link('confirm-identity', '/user/confirm-password/7/5d1c?expires=1&b=2'),
  'password-changed': warning('password-changed'),
  'account-cleared': warning('account-cleared'),
  'two-factor-on': warning('two-factor-on'),
  'two-factor-off': warning('two-factor-off'),
  'passkey-added': warning('passkey-added'),
  'passkey-removed': warning('passkey-removed'),
  'recovery-codes-renewed': warning('recovery-codes-renewed'),
  'sign-in-copied': warning('sign-in-copied'),
  'provider-attached': warning('provider-attached'),
  'provider-detached': warning('provider-detached'),
  'email-changed': warning('email-changed', '/pages/contacts'),
  'payout-method-changed': warning('payout-method-changed'),
  'payout-requested': warning('payout-requested'),
  'payout-cancelled': warning('payout-cancelled'),
  'card-added': warning('card-added'),
  'card-removed': warning('card-removed'),
  'card-preferred': warning('card-preferred'),
  'recovery-code-used': warning('recovery-code-used'),
  'username-changed': warning('username-changed'),
  'email-change-old': emailChange('old'),
  'email-change-new': emailChange('new'),
  'email-change-taken': emailChange('taken'),
  'identity-approved': identity('approved'),
  'identity-rejected': identity('glare'),
  'account-closed': leaving('closed', '/settings/profile'),
  'account-kept': leaving('kept', '/forgot-password'),
  'export-ready': (locale, reader = ada) =>
    exportLetterOf(brand, locale, {
      ...particulars(reader, '/settings/profile'),
      expiresAt: day,
      site,
      stopToken: '7-exports-5d1c',
    }),
  ...ofNotices,
  digest: (locale, reader = ada) => digestLetterOf(brand, locale, aDay, about(reader)),
};
