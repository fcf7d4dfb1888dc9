import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Leaving } from '#src/contract/settings/leaving.ts';
import { announceNotices } from '../../app/notices/write.ts';
import { stopLapsed } from '../../billing/subscriptions/stop-renewal.ts';
import type { Env } from '../../context.ts';
import type { MessageRow } from '../../db/schema/chat.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { Refusal } from '../../http/failures.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { announceAccount } from './close.ts';
import { endedMeanwhile } from './ended.ts';
import { mailLeaving } from './mails.ts';

interface Returned {
  row: UserRow;
  /** Renewals that ended in between. */
  ended: Leaving['subscriptions']['ended'];
}

interface Opened extends Returned {
  notices: readonly MessageRow[];
}

/** Opens it, once; what was due while it was closed does not renew by this. Undefined where it is over. */
const open = (c: Context<Env>, user: UserRow): Promise<Opened | undefined> => {
  const { db, clock } = c.get('backend');
  const now = clock();
  const isInTime = and(
    isNull(users.purgeBegunAt),
    or(isNull(users.deleteAt), gt(users.deleteAt, now)),
  );
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ isDeleted: false, deletedAt: null, deleteAt: null, leaveReason: null, updatedAt: now })
      .where(and(eq(users.id, user.id), eq(users.isDeleted, true), isInTime))
      .returning();
    if (!row) return undefined;
    const notices = await stopLapsed(tx, row.id, now);
    return { row, notices, ended: await endedMeanwhile(tx, user, now) };
  });
};

/**
 * Takes a closed account back, as it was; 410 once its time is over. Of an open one it changes nothing.
 */
export async function comeBack(c: Context<Env>, user: UserRow): Promise<Returned> {
  if (!user.isDeleted) return { row: user, ended: [] };
  const backend = c.get('backend');
  const opened = await open(c, user);
  if (!opened) return asItStands(c, user);
  const { row, ended, notices } = opened;
  c.set('user', row);
  await noteEvent(c, row.id, 'account_kept');
  await mailLeaving(c, row, { about: 'kept', hasEnded: ended.length > 0 });
  await announceAccount(backend, row.id, 'open', c.get('socketId'));
  await announceNotices(backend, notices);
  return { row, ended };
}

/** Another press was faster, or it is too late. */
async function asItStands(c: Context<Env>, user: UserRow): Promise<Returned> {
  const { db } = c.get('backend');
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!row || row.isDeleted)
    throw new Refusal(410, { message: 'This account is gone.', code: 'account_gone' });
  return { row, ended: [] };
}
