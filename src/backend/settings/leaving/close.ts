import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { dropEmailChange } from '../email-change/ask-email-change.ts';
import { lockSame } from '../email-change/email-change.ts';
import { endOtherAccess, voidResetLinks } from '../../auth/access/end-other-access.ts';
import { lockPayer } from '../../billing/payments/start-payment.ts';
import { withdrawPaymentsOf } from '../../billing/payments/withdraw.ts';
import { hasPayments } from '../../config/features.ts';
import type { Backend, Env } from '../../context.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { Refusal } from '../../http/failures.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { blockersOf } from './blockers.ts';
import { endAfter } from './ledger.ts';
import { mailLeaving } from './mails.ts';

const messages = {
  payout_pending: 'A payout is on its way.',
  balance_not_empty: 'Your balance must be paid out first.',
  active_subscribers: 'Some people have paid for days that are still to come.',
} as const;

/**
 * Closes it unless something stands in the way; once more changes nothing. A payment that begins or is
 * settled in this moment holds the member's row: it is seen here, or finds the account closed and is
 * given back (`billing/payments/settle-payment.ts`).
 */
const closeOnce = ({ db, clock }: Backend, user: UserRow, reason: string | null) =>
  db.transaction(async (tx): Promise<{ row: UserRow; isNew: boolean }> => {
    await lockPayer(tx, user.id);
    const member = await lockSame(tx, user);
    if (member.isDeleted) return { row: member, isNew: false };
    const now = clock();
    const { blockers } = await blockersOf(tx, user.id, now);
    const [code] = blockers;
    if (code) throw new Refusal(409, { message: messages[code], code, blockers });
    const closed = {
      isDeleted: true,
      deletedAt: now,
      deleteAt: endAfter(now),
      leaveReason: reason,
      updatedAt: now,
    };
    await tx.update(users).set(closed).where(eq(users.id, user.id));
    return { row: { ...member, ...closed }, isNew: true };
  });

/** Informs every tab of the member but the one that did it. */
export const announceAccount = (
  backend: Backend,
  userId: number,
  status: 'closed' | 'open',
  exceptSocketId?: string,
) => publishToUser(backend, userId, 'AccountUpdated', { status }, exceptSocketId);

/** A member leaves: hidden at once, signed in here alone, with a mail that says how to come back. */
export async function closeAccount(
  c: Context<Env>,
  user: UserRow,
  reason: string | null,
): Promise<UserRow> {
  const backend = c.get('backend');
  const { row, isNew } = await closeOnce(backend, user, reason);
  if (!isNew) return row;
  c.set('user', row);
  await voidResetLinks(backend.db, row.id);
  await dropEmailChange(c, row.id);
  await noteEvent(c, row.id, 'account_closed');
  await mailLeaving(c, row, { about: 'closed', hasEnded: false });
  await announceAccount(backend, row.id, 'closed', c.get('socketId'));
  await endOtherAccess(c, row);
  await rightEnded(backend, { of: 'author', authorId: row.id });
  if (hasPayments(backend)) await withdrawPaymentsOf(backend, row.id);
  return row;
}
