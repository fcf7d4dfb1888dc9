import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { complaints } from '../db/schema/people.ts';

const day = 86_400_000;

/** Keeps a report for the moderators; the same words within a day are one report. */
export async function complain(
  backend: Backend,
  byUserId: number,
  toUserId: number,
  message: string,
): Promise<void> {
  const now = backend.clock();
  const same = and(
    eq(complaints.byUserId, byUserId),
    eq(complaints.toUserId, toUserId),
    eq(complaints.message, message),
    gt(complaints.createdAt, new Date(now.getTime() - day)),
  );
  const known = await backend.db
    .select({ id: complaints.id })
    .from(complaints)
    .where(same)
    .limit(1);
  if (known.length > 0) return;
  await backend.db
    .insert(complaints)
    .values({ byUserId, toUserId, subject: 'chat', message, createdAt: now });
}
