import { createHmac } from 'node:crypto';
import { stoppedMails, type MailStop } from '#src/contract/app/mail-stop.ts';
import { deriveSecret } from '../app-key.ts';
import { isSame } from '../auth/session/session.ts';
import type { Settings } from '../settings.ts';

/** Mails that a token stops. */
export interface Stopped {
  userId: number;
  subject: MailStop['subject'];
}

/** Path to which a mail program posts, in front of the token. */
export const oneClickPath = '/api/v1/mail_stop/one_click';

/** The token at the end of a mail: it proves that we mailed it, and works as long as the account is there. */
export function stopToken({ appKey }: Settings, { userId, subject }: Stopped): string {
  const about = `${userId}-${subject}`;
  const key = deriveSecret(appKey, 'mail-stop');
  return `${about}-${createHmac('sha256', key).update(about).digest('hex')}`;
}

/** Reads a token; null for one that we never mailed. */
export function readStopToken(settings: Settings, token: string): Stopped | null {
  const [id = '', said = ''] = token.split('-');
  const subject = stoppedMails.safeParse(said).data;
  if (!/^\d{1,9}$/.test(id) || subject === undefined) return null;
  const stopped = { userId: Number(id), subject };
  return isSame(token, stopToken(settings, stopped)) ? stopped : null;
}
