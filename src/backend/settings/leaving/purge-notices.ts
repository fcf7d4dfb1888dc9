import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { systemUserId } from '../../chat/list/list.ts';
import { settleSide } from '../../chat/list/newest.ts';
import { touchParticipants } from '../../chat/messages/touch-participants.ts';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { messages, type MessageRow, type StoredNotice } from '../../db/schema/chat.ts';
import { noticeMails } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/users.ts';
import { textOf } from '../../app/notices/texts.ts';

/** Notice without somebody; null where it was about them alone. */
export function noticeWithout(notice: StoredNotice, userId: number): StoredNotice | null {
  const { people } = notice;
  const left = people?.filter((id) => id !== userId) ?? [];
  const [first] = left;
  if (first === undefined) return null;
  const isFirst = notice.personId === userId;
  return {
    ...notice,
    personId: isFirst ? first : notice.personId,
    others: Math.max(0, (notice.others ?? 0) - 1),
    people: left,
  };
}

async function rewrite(tx: Tx, row: MessageRow, notice: StoredNotice, now: Date): Promise<void> {
  const [person] = await tx
    .select({ name: users.displayName })
    .from(users)
    .where(eq(users.id, notice.personId));
  await tx
    .update(messages)
    .set({ notice, text: textOf(notice, person?.name ?? ''), updatedAt: now })
    .where(eq(messages.id, row.id));
  await touchParticipants(tx, row);
}

/** Takes a line out of its reader's list, so that open tabs take it out as well. */
async function remove(tx: Tx, { id, toUserId }: MessageRow, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ notice: null, text: null, deletedAt: now, updatedAt: now })
    .where(eq(messages.id, id));
  await settleSide(tx, { ownerId: toUserId, withUserId: systemUserId, chatType: 1 }, id);
}

/**
 * The notifications of others about somebody: removed, or without them where they name more people; those
 * that wait to be mailed are removed.
 */
export async function purgeNotices(backend: Backend, userId: number): Promise<number> {
  const { db, clock } = backend;
  const isAbout = and(
    eq(messages.chatType, 1),
    isNotNull(messages.notice),
    or(
      sql`(${messages.notice} ->> 'personId')::integer = ${userId}`,
      sql`${messages.notice} -> 'people' @> ${JSON.stringify([userId])}::jsonb`,
    ),
  );
  await db
    .delete(noticeMails)
    .where(sql`(${noticeMails.notice} ->> 'personId')::integer = ${userId}`);
  const found = await db.select({ id: messages.id }).from(messages).where(isAbout);
  for (const { id } of found)
    await db.transaction(async (tx) => {
      const same = and(eq(messages.id, id), isAbout);
      const [row] = await tx.select().from(messages).where(same).for('update');
      if (!row?.notice) return;
      const notice = noticeWithout(row.notice, userId);
      if (notice) await rewrite(tx, row, notice, clock());
      else await remove(tx, row, clock());
    });
  return found.length;
}
