import { and, desc, eq } from 'drizzle-orm';
import type { DataExport } from '#src/contract/settings/data-export.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { ageOf, hasCome } from '../age.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { dataExports, type ExportRow } from '../db/schema/exports.ts';
import { users } from '../db/schema/users.ts';
import { conflict, notFound } from '../http/failures.ts';

const day = 86_400_000;
/** Milliseconds for which an archive can be downloaded. */
export const lasting = 7 * day;
/** Age in milliseconds from which another archive takes its place. */
const between = day;

/** Milliseconds for which a process that falls silent keeps others from a copy. */
export const hold = 60_000;

/** Condition: no process keeps others from it any more. */
export const isLetGo = ({ clock }: Backend) => hasCome(dataExports.heldUntil, clock(), hold);

/** The copy that was asked for last. */
export async function latestExport(db: Queryable, userId: number): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}

/** Archives that are over say so before the next run has removed their files. */
const isOver = ({ status, expiresAt }: ExportRow, now: Date) =>
  status === 'ready' && expiresAt !== null && expiresAt <= now;

/** Time from which another one may be asked for; null where it may be now. */
function nextAfter(row: ExportRow, now: Date): Date | null {
  if (row.status !== 'ready' || isOver(row, now)) return null;
  const left = between - ageOf(row.createdAt, now);
  return left > 0 ? new Date(now.getTime() + left) : null;
}

export const presentExport = (row: ExportRow, now: Date): DataExport => ({
  id: row.id,
  status: isOver(row, now) ? 'expired' : row.status,
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  asked_at: row.createdAt.toISOString(),
  ready_at: row.readyAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
  next_at: nextAfter(row, now)?.toISOString() ?? null,
});

/**
 * Asks for a copy: one at a time, and not another one of the same day. It takes the place of the one
 * before, whose file the next run removes.
 */
export const askForExport = (
  { db, clock }: Backend,
  userId: number,
  locale: LocaleCode,
): Promise<{ row: ExportRow; isNew: boolean }> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const now = clock();
    const last = await latestExport(tx, userId);
    if (last?.status === 'making') return { row: last, isNew: false };
    if (last && nextAfter(last, now))
      throw conflict('There is a copy of today already.', 'export_recent');
    await tx
      .update(dataExports)
      .set({ status: 'expired' })
      .where(and(eq(dataExports.userId, userId), eq(dataExports.status, 'ready')));
    const [row] = await tx
      .insert(dataExports)
      .values({ userId, status: 'making', locale, createdAt: now })
      .returning();
    if (!row) throw new Error('The export was not stored.');
    return { row, isNew: true };
  });

/** A member's own archive that can be downloaded; 404 for any other. */
export async function readyExport(
  { db, clock }: Backend,
  userId: number,
  id: number,
): Promise<ExportRow & { attempt: string }> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId)));
  if (row?.status !== 'ready' || row.attempt === null || isOver(row, clock())) throw notFound();
  return { ...row, attempt: row.attempt };
}
