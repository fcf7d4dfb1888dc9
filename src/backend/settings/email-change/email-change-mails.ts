import type { Context } from 'hono';
import { emailChangeLetterOf } from '#src/mails/email-change-letter.ts';
import type { Env } from '../../context.ts';
import type { EmailChangeRow } from '../../db/schema/email-changes.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { changeToken, type Side } from './email-change-token.ts';
import { findByEmail } from '../../auth/members/find-user.ts';
import { localeOf } from '../../auth/access/mails.ts';
import { readable } from '../../auth/members/user.presenter.ts';

/**
 * Mails to each address that has not confirmed yet. An address that is somebody's gets no link to
 * confirm by: once, its member is informed of the attempt, and whoever made it is not.
 */
export async function mailChange(
  c: Context<Env>,
  user: UserRow,
  row: EmailChangeRow,
  isFirst: boolean,
): Promise<void> {
  const backend = c.get('backend');
  const { settings, mail, db } = backend;
  const particulars = (side: Side, to: string) => {
    const link = `${settings.appUrl}/email-change/${changeToken(backend, row.id, side)}`;
    const { displayName: name, username } = user;
    return {
      to,
      name,
      username,
      link,
      email: readable(row.toEmail),
      cancelLink: `${link}?cancel=1`,
    };
  };
  const locale = localeOf(c, user);
  const compose = (about: Side) => {
    const to = about === 'old' ? row.fromEmail : row.toEmail;
    return emailChangeLetterOf(settings.brand, locale, about, particulars(about, to));
  };
  const holder = await findByEmail(db, row.toEmail);
  if (row.oldConfirmedAt === null) await mail.send(compose('old'));
  if (!holder) {
    if (row.newConfirmedAt === null) await mail.send(compose('new'));
    return;
  }
  if (!isFirst) return;
  const warning = { ...particulars('new', holder.email), name: holder.displayName };
  const link = `${settings.appUrl}/login`;
  const language = holder.preferredLocale === null ? locale : localeOf(c, holder);
  await mail.send(emailChangeLetterOf(settings.brand, language, 'taken', { ...warning, link }));
}
