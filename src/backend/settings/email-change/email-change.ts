import { and, eq, isNull, lte } from 'drizzle-orm';
import type { EmailChange } from '#src/contract/settings/email-change.ts';
import { ageOf } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import type { Queryable, Tx } from '../../db/db.ts';
import { emailChanges, type EmailChangeRow } from '../../db/schema/email-changes.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { conflict, throttled, unauthenticated } from '../../http/failures.ts';
import { unixAfter } from '../../http/throttle.ts';
import { newChangeId } from './email-change-token.ts';
import { readable } from '../../auth/members/user.presenter.ts';

/** Hours for which the links of a change work: the mailbox of before may be on another device. */
const changeHours = 24;
/** Seconds from one sending of the mails to the next. */
const silence = 60;
/** Days for which a link says what became of its change. */
const remembered = 7;
const day = 86_400_000;

/** The member's change that waits, expired or not. */
const waiting = (userId: number) =>
  and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt));

export async function waitingChange(db: Queryable, userId: number) {
  const [row] = await db.select().from(emailChanges).where(waiting(userId));
  return row;
}

export const isExpired = ({ clock }: Backend, { expiresAt }: EmailChangeRow) =>
  expiresAt.getTime() <= clock().getTime();

const secondsToResend = ({ clock }: Backend, { sentAt }: EmailChangeRow) =>
  Math.max(0, Math.ceil(silence - ageOf(sentAt, clock()) / 1000));

/** A change as its member sees it; null where none waits any more. */
export function presentChange(
  backend: Backend,
  row: EmailChangeRow | undefined,
): EmailChange | null {
  if (!row || isExpired(backend, row)) return null;
  return {
    email: readable(row.toEmail),
    old_confirmed: row.oldConfirmedAt !== null,
    new_confirmed: row.newConfirmedAt !== null,
    expires_at: row.expiresAt.toISOString(),
    resend_in: secondsToResend(backend, row),
  };
}

/** Ends what waits: nothing that was mailed for it confirms any more. True where something did. */
export async function endChange(
  { db, clock }: Backend,
  userId: number,
  outcome: 'cancelled' | 'replaced' = 'cancelled',
  tx: Queryable = db,
): Promise<boolean> {
  const rows = await tx
    .update(emailChanges)
    .set({ endedAt: clock(), outcome })
    .where(waiting(userId))
    .returning({ id: emailChanges.id });
  return rows.length > 0;
}

/** Locks a member whose address and password are those that the call was allowed by. */
export async function lockSame(tx: Tx, { id, email, passwordHash }: UserRow): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const isSame = user?.email === email && user.passwordHash === passwordHash;
  if (!user || !isSame) throw unauthenticated();
  return user;
}

const expiry = (now: Date) => new Date(now.getTime() + changeHours * 3_600_000);

/**
 * Begins a change to `toEmail`, in place of any other; the same one asked for twice is one. Whether
 * somebody has that address is not asked here: nobody may see it by the answer.
 */
export const beginChange = (backend: Backend, user: UserRow, toEmail: string) =>
  backend.db.transaction(async (tx) => {
    await lockSame(tx, user);
    const now = backend.clock();
    const before = await waitingChange(tx, user.id);
    const isDoubled = before?.toEmail.toLowerCase() === toEmail.toLowerCase();
    if (before && isDoubled && !isExpired(backend, before) && secondsToResend(backend, before) > 0)
      return { row: before, isNew: false };
    await endChange(backend, user.id, 'replaced', tx);
    const forgotten = new Date(now.getTime() - remembered * day);
    await tx.delete(emailChanges).where(lte(emailChanges.expiresAt, forgotten));
    const row: EmailChangeRow = {
      id: newChangeId(),
      userId: user.id,
      fromEmail: user.email,
      toEmail,
      oldConfirmedAt: null,
      newConfirmedAt: null,
      sentAt: now,
      expiresAt: expiry(now),
      endedAt: null,
      outcome: null,
      createdAt: now,
    };
    await tx.insert(emailChanges).values(row);
    return { row, isNew: true };
  });

/** Lets the mails go once more, and the links live on; 429 within the minute, 409 where nothing waits. */
export const renewChange = (backend: Backend, user: UserRow): Promise<EmailChangeRow> =>
  backend.db.transaction(async (tx) => {
    await lockSame(tx, user);
    const row = await waitingChange(tx, user.id);
    if (!row || isExpired(backend, row))
      throw conflict('No change of the email is waiting.', 'email_change_over');
    const left = secondsToResend(backend, row);
    const now = backend.clock();
    if (left > 0) throw throttled(1, left, unixAfter(backend, left));
    const times = { sentAt: now, expiresAt: expiry(now) };
    await tx.update(emailChanges).set(times).where(eq(emailChanges.id, row.id));
    return { ...row, ...times };
  });
