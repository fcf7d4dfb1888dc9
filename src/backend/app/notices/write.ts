import { eq, sql } from 'drizzle-orm';
import { announceTo } from '../../chat/sending/announce.ts';
import { systemUserId } from '../../chat/list/list.ts';
import type { Backend } from '../../context.ts';
import { afterLatest } from '../../db/after-latest.ts';
import type { Tx } from '../../db/db.ts';
import { chats, messages, type MessageRow, type StoredNotice } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/users.ts';
import { soon } from '../../lib/jobs/run.ts';
import { keepMail } from './keep-mail.ts';
import { isShown, readNoticeSettings } from './settings.ts';
import { textOf } from './texts.ts';

export interface NoticeDraft {
  toUserId: number;
  notice: StoredNotice;
  /** True if the reader did it a moment ago: it needs no attention, and arrives read. */
  isOwnDoing: boolean;
}

/**
 * Stores lines of the notifications, and the mails of them, in the transaction that makes them true, lower
 * reader first; none that its reader has turned off.
 */
export async function writeNotices(
  tx: Tx,
  drafts: readonly NoticeDraft[],
  now: Date,
): Promise<MessageRow[]> {
  const rows: MessageRow[] = [];
  for (const draft of drafts.toSorted((a, b) => a.toUserId - b.toUserId)) {
    const settings = await readNoticeSettings(tx, draft.toUserId);
    const hasLine = isShown(settings, draft.notice.kind);
    if (hasLine) rows.push(await writeNotice(tx, draft, now));
    await keepMail(tx, { ...draft, hasLine }, settings, now);
  }
  return rows;
}

async function writeNotice(tx: Tx, { toUserId, notice, isOwnDoing }: NoticeDraft, now: Date) {
  const [person] = await tx
    .select({ name: users.displayName })
    .from(users)
    .where(eq(users.id, notice.personId));
  const [row] = await tx
    .insert(messages)
    .values({
      authorId: systemUserId,
      toUserId,
      lowUserId: systemUserId,
      highUserId: toUserId,
      chatType: 1,
      text: textOf(notice, person?.name ?? ''),
      notice,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The notification was not stored');
  const unread = isOwnDoing ? 0 : 1;
  const isRead = sql`${isOwnDoing}::boolean and chats.unread_count = 0`;
  await tx
    .insert(chats)
    .values({
      ownerId: toUserId,
      withUserId: systemUserId,
      chatType: 1,
      lastMessageId: row.id,
      lastReadMessageId: isOwnDoing ? row.id : null,
      unreadCount: unread,
      updatedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [chats.ownerId, chats.withUserId, chats.chatType],
      set: {
        lastMessageId: sql`greatest(coalesce(chats.last_message_id, 0), ${row.id}::integer)`,
        lastReadMessageId: sql`case when ${isRead} then ${row.id}::integer else chats.last_read_message_id end`,
        unreadCount: sql`chats.unread_count + ${unread}::integer`,
        isHidden: false,
        updatedAt: afterLatest(now, sql`select chats.updated_at`),
      },
    });
  return row;
}

/** Name of the job that writes the mails. */
export const noticeMailsJob = 'notice mails';

/** `MessageSent` to all tabs of each reader, and mails on their way; call it after the transaction. */
export async function announceNotices(backend: Backend, rows: readonly MessageRow[]) {
  soon(backend, noticeMailsJob);
  for (const row of rows)
    await announceTo(
      backend,
      { ownerId: row.toUserId, withUserId: systemUserId, chatType: 1 },
      row,
    );
}

/** Stores and announces one that stands alone. */
export async function notify(backend: Backend, draft: NoticeDraft): Promise<void> {
  const now = backend.clock();
  const rows = await backend.db.transaction((tx) => writeNotices(tx, [draft], now));
  await announceNotices(backend, rows);
}
