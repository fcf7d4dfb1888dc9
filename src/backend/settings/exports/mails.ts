import { and, eq, gte, isNull } from 'drizzle-orm';
import { localeCode } from '#src/contract/app/locale.ts';
import { exportLetterOf } from '#src/mails/export-letter.ts';
import { readNoticeSettings } from '../../app/notices/settings.ts';
import type { Backend } from '../../context.ts';
import { mails } from '../../db/schema/auth.ts';
import { dataExports, type ExportRow } from '../../db/schema/exports.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { errorText } from '../../lib/error-text.ts';
import { stopToken } from '../../mail/stop-token.ts';
import { isLetGo } from './exports.ts';

/**
 * Mails that an archive can be downloaded, and until when; what fails is tried again by a later run. A
 * mail that is kept is not written again where a process was killed before it could note that.
 */
export async function mailReady(
  { db, settings, mail, clock, log }: Backend,
  row: ExportRow,
  user: UserRow,
): Promise<void> {
  if (row.mailedAt !== null || row.readyAt === null || row.expiresAt === null) return;
  if ((await readNoticeSettings(db, user.id)).mail.exports === 'off') return;
  const locale = localeCode.catch(row.locale).parse(user.preferredLocale);
  const letter = exportLetterOf(settings.brand, locale, {
    to: user.email,
    name: user.displayName,
    link: `${settings.appUrl}/settings/profile`,
    expiresAt: row.expiresAt,
    site: settings.appUrl,
    stopToken: stopToken(settings, { userId: user.id, subject: 'exports' }),
  });
  const isKept = and(
    eq(mails.kind, letter.kind),
    eq(mails.toAddress, user.email),
    gte(mails.createdAt, row.readyAt),
  );
  try {
    if ((await db.$count(mails, isKept)) === 0) await mail.send(letter);
    await db.update(dataExports).set({ mailedAt: clock() }).where(eq(dataExports.id, row.id));
  } catch (error) {
    log.error('mail: not kept', { kind: letter.kind, error: errorText(error) });
  }
}

/** Mails what a process was killed before it could. */
export async function mailForgotten(backend: Backend): Promise<void> {
  const { db } = backend;
  const rows = await db
    .select({ row: dataExports, user: users })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.status, 'ready'), isNull(dataExports.mailedAt), isLetGo(backend)));
  for (const { row, user } of rows) await mailReady(backend, row, user);
}
