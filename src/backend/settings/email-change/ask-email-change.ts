import type { Context } from 'hono';
import type { RealtimeEvents } from '#src/contract/app/realtime.ts';
import type { Backend, Env } from '../../context.ts';
import type { EmailChangeRow } from '../../db/schema/email-changes.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { invalid, throttled } from '../../http/failures.ts';
import { hit } from '../../http/throttle.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { beginChange, endChange } from './email-change.ts';
import { mailChange } from './email-change-mails.ts';
import { answerTime, timebox } from '../../auth/sign-in/password.ts';

/** The address is the member's own already. */
const emailSame = 'The email is already yours.';

/** Changes that a member may ask for in an hour, and mails that strangers may have sent to an address. */
const anHour = 6;

async function countAttempt(backend: Backend, userId: number, email: string): Promise<void> {
  for (const key of [`email-change:${userId}`, `email-change-to:${email.toLowerCase()}`]) {
    const { hits, retryAfter, resetsAt } = await hit(backend, key, 3600);
    if (hits > anHour) throw throttled(anHour, retryAfter, resetsAt);
  }
}

/** Informs every tab of the member but the one that did it. */
export const announceChange = (
  backend: Backend,
  userId: number,
  status: RealtimeEvents['EmailChangeUpdated']['status'],
  exceptSocketId?: string,
) => publishToUser(backend, userId, 'EmailChangeUpdated', { status }, exceptSocketId);

/** A verified member asks for another address: both are asked, and nothing has changed yet. */
export async function askEmailChange(
  c: Context<Env>,
  user: UserRow,
  email: string,
): Promise<EmailChangeRow> {
  if (email.toLowerCase() === user.email.toLowerCase()) throw invalid({ email: [emailSame] });
  await countAttempt(c.get('backend'), user.id, email);
  return timebox(answerTime, async () => {
    const { row, isNew } = await beginChange(c.get('backend'), user, email);
    if (!isNew) return row;
    await noteEvent(c, user.id, 'email_change_requested');
    await mailChange(c, user, row, true);
    await announceChange(c.get('backend'), user.id, 'pending', c.get('socketId'));
    return row;
  });
}

/** A new password ends what was asked for under the one before. */
export async function dropEmailChange(c: Context<Env>, userId: number): Promise<void> {
  const backend = c.get('backend');
  if (!(await endChange(backend, userId))) return;
  await noteEvent(c, userId, 'email_change_cancelled');
  await announceChange(backend, userId, 'ended');
}
