import { and, asc, eq } from 'drizzle-orm';
import type { NoticeKind, NoticeSettings } from '#src/contract/app/notice.ts';
import type { Tx } from '../../db/db.ts';
import type { StoredNotice } from '../../db/schema/chat.ts';
import { noticeMails } from '../../db/schema/notices.ts';
import { mailsAbout } from './settings.ts';

/** Milliseconds that the first of a day waits for others. */
export const digestWait = 86_400_000;

/** Kinds that one person can cause again and again: the line in the product counts each once. */
const repeated: ReadonlySet<NoticeKind> = new Set(['followed', 'post_liked', 'post_commented']);

interface KeptMail {
  toUserId: number;
  notice: StoredNotice;
  /** True if a line of its own stands for it in the product. */
  hasLine: boolean;
}

/**
 * Keeps a notification to be mailed, in the transaction that makes it true. What can be done again and
 * again goes at once only with a line of its own; else with those of the day, where each counts once.
 */
export async function keepMail(
  tx: Tx,
  { toUserId: userId, notice, hasLine }: KeptMail,
  settings: NoticeSettings,
  now: Date,
): Promise<void> {
  const about = mailsAbout(settings, notice.kind);
  if (!about) return;
  const isDigest = about.choice === 'digest' || (repeated.has(notice.kind) && !hasLine);
  const dueAt = isDigest ? await digestAt(tx, userId, now) : now;
  await tx.insert(noticeMails).values({ userId, notice, isDigest, dueAt, createdAt: now });
}

/** Time of the member's next digest: a day after the first that waits for it. */
async function digestAt(tx: Tx, userId: number, now: Date): Promise<Date> {
  const [first] = await tx
    .select({ dueAt: noticeMails.dueAt })
    .from(noticeMails)
    .where(and(eq(noticeMails.userId, userId), eq(noticeMails.isDigest, true)))
    .orderBy(asc(noticeMails.dueAt))
    .limit(1);
  return first?.dueAt ?? new Date(now.getTime() + digestWait);
}
