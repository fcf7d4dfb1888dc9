import { isNull, lt } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { idempotencyKeys } from '../../db/schema/auth.ts';
import { keptFor } from './idempotent.ts';

/** Calls that the last process of an embedded database left unanswered: there is no other process. */
export async function forgetDeadCalls({ db, settings }: Backend): Promise<void> {
  if (settings.databaseUrl !== undefined) return;
  await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.status));
}

/** Answers that nobody asks for again. */
export const sweepCalls = ({ db, clock }: Backend) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(clock().getTime() - keptFor)));
