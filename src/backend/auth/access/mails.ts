import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AccountEventKind } from '#src/contract/settings/security.ts';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import { linkLetterOf } from '#src/mails/link-letter.ts';
import { warningOf } from '#src/mails/warning-letter.ts';
import type { WarningKind } from '#src/mails/texts.ts';
import type { Env } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { noteEvent } from '../session/account-log.ts';
import { pageLanguage } from '../session/languages.ts';
import { signedUrl } from './signed-url.ts';

/** Minutes for which both links work. */
export const linkMinutes = 60;

/** Proves that a link was mailed to the address the member still has. */
export const emailHash = (user: UserRow) => createHash('sha1').update(user.email).digest('hex');

/** Language of the page that caused the mail: a member's own choice, else what the guest reads. */
export function localeOf(c: Context<Env>, user: UserRow): LocaleCode {
  const page = pageLanguage(c);
  const wanted = c.get('user') ? (user.preferredLocale ?? page) : (page ?? user.preferredLocale);
  return localeCode.catch('en').parse(wanted);
}

/** Mails the link that proves the address. */
export async function sendVerification(c: Context<Env>, user: UserRow) {
  const backend = c.get('backend');
  const path = `/email/verify/${user.id}/${emailHash(user)}`;
  await backend.mail.send(
    linkLetterOf(backend.settings.brand, 'verify-email', localeOf(c, user), {
      to: user.email,
      name: user.displayName,
      link: signedUrl(backend, path, linkMinutes * 60),
    }),
  );
}

/** Mails the link that stands in for a password, to a member who has none. */
export async function sendConfirmation(c: Context<Env>, user: UserRow) {
  const backend = c.get('backend');
  const path = `/user/confirm-password/${user.id}/${emailHash(user)}`;
  await backend.mail.send(
    linkLetterOf(backend.settings.brand, 'confirm-identity', localeOf(c, user), {
      to: user.email,
      name: user.displayName,
      link: signedUrl(backend, path, linkMinutes * 60),
    }),
  );
}

/** Mails the link that leads to a new password. */
export async function sendPasswordReset(c: Context<Env>, user: UserRow, token: string) {
  const { settings, mail } = c.get('backend');
  const link = `${settings.appUrl}/reset-password/${token}?email=${encodeURIComponent(user.email)}`;
  await mail.send(
    linkLetterOf(settings.brand, 'reset-password', localeOf(c, user), {
      to: user.email,
      name: user.displayName,
      link,
    }),
  );
}

const logged: Readonly<Record<WarningKind, AccountEventKind>> = {
  'password-changed': 'password_changed',
  'account-cleared': 'account_cleared',
  'two-factor-on': 'two_factor_on',
  'two-factor-off': 'two_factor_off',
  'passkey-added': 'passkey_added',
  'passkey-removed': 'passkey_removed',
  'recovery-codes-renewed': 'recovery_codes_renewed',
  'sign-in-copied': 'sign_in_copied',
  'provider-attached': 'provider_attached',
  'provider-detached': 'provider_detached',
  'email-changed': 'email_changed',
  'payout-method-changed': 'payout_method_changed',
  'payout-requested': 'payout_requested',
  'payout-cancelled': 'payout_cancelled',
  'card-added': 'card_added',
  'card-removed': 'card_removed',
  'card-preferred': 'card_preferred',
  'recovery-code-used': 'recovery_code_used',
  'username-changed': 'username_changed',
};

/**
 * Says to a member, at the address given, that the ways into the account or those of its money have
 * changed, and writes it in the account's log.
 */
export async function sendWarning(
  c: Context<Env>,
  user: UserRow,
  kind: WarningKind,
  to: string = user.email,
) {
  const { settings, mail, clock } = c.get('backend');
  const path = kind === 'email-changed' ? '/pages/contacts' : '/forgot-password';
  const link = `${settings.appUrl}${path}`;
  const particulars = { to, name: user.displayName, link, at: clock() };
  await noteEvent(c, user.id, logged[kind]);
  await mail.send(warningOf(settings.brand, kind, localeOf(c, user), particulars));
}
