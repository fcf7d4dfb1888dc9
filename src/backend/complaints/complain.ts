import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ComplaintAnswer, ComplaintRequest } from '#src/contract/people/complaint.ts';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { complaints } from '../db/schema/people.ts';
import { announceNotices, writeNotices } from '../notices/write.ts';

const day = 86_400_000;

interface Complaint extends ComplaintRequest {
  byUserId: number;
  toUserId: number;
  subject: 'chat' | 'post' | 'comment';
  /** The post; null for a chat. */
  subjectId: number | null;
}

/**
 * Keeps a report for the moderators; the same words within a day are one report, with one receipt,
 * which also stands in the notifications.
 */
export async function complain(backend: Backend, complaint: Complaint): Promise<ComplaintAnswer> {
  const { row, notices } = await backend.db.transaction((tx) =>
    keep(tx, complaint, backend.clock()),
  );
  await announceNotices(backend, notices);
  return {
    success: true,
    receipt: { number: numberOf(row), created_at: row.createdAt.toISOString() },
  };
}

/** Number of a report as members and moderators see it, such as `R-42`. */
export const numberOf = ({ id }: { id: number }) => `R-${id}`;

async function keep(tx: Tx, complaint: Complaint, now: Date) {
  const { byUserId, toUserId, subject, subjectId, message, reason = null } = complaint;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('complaint'), ${byUserId}::integer)`);
  const [known] = await tx
    .select()
    .from(complaints)
    .where(
      and(
        eq(complaints.byUserId, byUserId),
        eq(complaints.toUserId, toUserId),
        eq(complaints.subject, subject),
        subjectId === null ? isNull(complaints.subjectId) : eq(complaints.subjectId, subjectId),
        eq(complaints.message, message),
        gt(complaints.createdAt, new Date(now.getTime() - day)),
      ),
    )
    .limit(1);
  if (known) return { row: known, notices: [] };
  const values = { byUserId, toUserId, subject, subjectId, message, reason, createdAt: now };
  const [row] = await tx.insert(complaints).values(values).returning();
  if (!row) throw new Error('The report was not stored.');
  const notice = {
    kind: 'complaint_received' as const,
    personId: toUserId,
    number: numberOf(row),
  };
  const draft = { toUserId: byUserId, notice, isOwnDoing: true };
  return { row, notices: await writeNotices(tx, [draft], now) };
}
