import { eq } from 'drizzle-orm';
import type { MailStop } from '#src/contract/app/mail-stop.ts';
import type { NoticeMails } from '#src/contract/app/notice.ts';
import type { Backend } from '../../context.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { readStopToken, type Stopped } from '../../mail/stop-token.ts';
import { publishToUser } from '../events/publish.ts';
import { readNoticeSettings, writeNoticeSettings } from './settings.ts';

/** Throws 404 for a token that we never mailed, and for that of an account that is gone. */
async function memberOf({ db, settings }: Backend, token: string): Promise<Stopped> {
  const stopped = readStopToken(settings, token);
  if (!stopped) throw notFound();
  const [user] = await db
    .select({ purgedAt: users.purgedAt })
    .from(users)
    .where(eq(users.id, stopped.userId));
  if (!user || user.purgedAt !== null) throw notFound();
  return stopped;
}

/** Subjects of a token whose mails still come. */
const left = ({ subject }: Stopped, mail: NoticeMails): readonly string[] =>
  subject === 'digest'
    ? Object.entries(mail).flatMap(([one, choice]) => (choice === 'digest' ? [one] : []))
    : mail[subject] === 'off'
      ? []
      : [subject];

/** Reads the mails that a token is about; changes nothing. */
export async function lookAtStop(backend: Backend, token: string): Promise<MailStop> {
  const stopped = await memberOf(backend, token);
  const { mail } = await readNoticeSettings(backend.db, stopped.userId);
  return { subject: stopped.subject, is_stopped: left(stopped, mail).length === 0 };
}

/** Stops them, once or again. */
export async function stopMails(backend: Backend, token: string): Promise<MailStop> {
  const stopped = await memberOf(backend, token);
  const { userId, subject } = stopped;
  const { mail } = await readNoticeSettings(backend.db, userId);
  const off = Object.fromEntries(left(stopped, mail).map((one) => [one, 'off' as const]));
  if (Object.keys(off).length > 0) {
    await writeNoticeSettings(backend.db, userId, { mail: off });
    await publishToUser(backend, userId, 'SettingsUpdated', {});
  }
  return { subject, is_stopped: true };
}
