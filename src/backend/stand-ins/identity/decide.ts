import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import {
  passageReports,
  passageSessions,
  type PassageReportRow,
  type PassageSessionRow,
} from '../../db/schema/passage.ts';

/** Answers about their document that a person may have the stand-in give. */
export const choices = ['approved', 'blurred', 'glare', 'expired', 'checked'] as const;
export type Choice = (typeof choices)[number];
/** Seconds for which it is being checked where that is chosen. */
export const checkSeconds = 10;

type Said = Pick<PassageReportRow, 'status' | 'reason'>;
const saidOf = (choice: Choice): Said =>
  choice === 'approved' || choice === 'checked'
    ? { status: 'approved', reason: null }
    : { status: 'rejected', reason: choice };

/** Takes a document, once a session: that it came in is reported now, the decision when it is made. */
export async function takeDocument(
  { db, clock }: Backend,
  { reference }: PassageSessionRow,
  choice: Choice,
): Promise<void> {
  const now = clock();
  const wait = choice === 'checked' ? checkSeconds * 1000 : 1;
  const decidedAt = new Date(now.getTime() + wait);
  await db.transaction(async (tx) => {
    const isOpen = and(
      eq(passageSessions.reference, reference),
      eq(passageSessions.status, 'open'),
    );
    const taken = await tx
      .update(passageSessions)
      .set({ status: 'sent' })
      .where(isOpen)
      .returning();
    if (taken.length === 0) return;
    const dueAt = choice === 'checked' ? decidedAt : now;
    await tx.insert(passageReports).values([
      { eventId: randomUUID(), reference, status: 'pending', reason: null, at: now, dueAt: now },
      { eventId: randomUUID(), reference, ...saidOf(choice), at: decidedAt, dueAt },
    ]);
  });
}
