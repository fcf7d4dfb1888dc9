import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ComplaintAnswer, ComplaintRequest } from '#src/contract/complaint.ts';
import type { Backend } from '../context.ts';
import { complaints } from '../db/schema/people.ts';

const day = 86_400_000;

interface Complaint extends ComplaintRequest {
  byUserId: number;
  toUserId: number;
  subject: 'chat' | 'post';
  /** The post; null for a chat. */
  subjectId: number | null;
}

/** Keeps a report for the moderators; the same words within a day are one report, with one receipt. */
export const complain = (
  { db, clock }: Backend,
  { byUserId, toUserId, subject, subjectId, message, reason = null }: Complaint,
): Promise<ComplaintAnswer> =>
  db.transaction(async (tx) => {
    const now = clock();
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('complaint'), ${byUserId}::integer)`,
    );
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
    const values = { byUserId, toUserId, subject, subjectId, message, reason, createdAt: now };
    const [row] = known ? [known] : await tx.insert(complaints).values(values).returning();
    if (!row) throw new Error('The report was not stored.');
    return {
      success: true,
      receipt: { number: `R-${row.id}`, created_at: row.createdAt.toISOString() },
    };
  });
