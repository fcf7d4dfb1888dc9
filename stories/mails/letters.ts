import type { LocaleCode } from '#src/contract/app/locale.ts';
import { emailChangeLetterOf } from '#src/mails/email-change-letter.ts';
import { exportLetterOf } from '#src/mails/export-letter.ts';
import { identityLetterOf } from '#src/mails/identity-letter.ts';
import { leavingLetterOf } from '#src/mails/leaving-letter.ts';
import { linkLetterOf } from '#src/mails/link-letter.ts';
import type { MailKind, Message } from '#src/mails/message.ts';
import type { LetterKind, WarningKind } from '#src/mails/texts.ts';
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
type Sample = (locale: LocaleCode, reader?: Reader) => Message;

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
    leavingLetterOf(brand, locale, { ...particulars(reader, path), about, deleteAt: day });

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
    }),
};
