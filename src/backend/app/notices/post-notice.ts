import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { systemUserId } from '../../chat/list/list.ts';
import { presentMessages } from '../../chat/messages/message.presenter.ts';
import { touchParticipants } from '../../chat/messages/touch-participants.ts';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { chats, messages, type MessageRow, type StoredNotice } from '../../db/schema/chat.ts';
import type { PostRow } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { publishToUser } from '../events/publish.ts';
import { relationsWith } from '../../people/relations.ts';
import { keepMail } from './keep-mail.ts';
import { readNoticeSettings } from './settings.ts';
import { textOf } from './texts.ts';
import { announceNotices, writeNotices } from './write.ts';

const day = 86_400_000;
/** People whom one line remembers, so that each counts once. */
const peopleKept = 200;

interface Doing {
  kind: 'post_liked' | 'post_commented';
  personId: number;
  post: Pick<PostRow, 'id' | 'authorId' | 'title'>;
}

/**
 * Notifies a post's author of what somebody did with it. What several do within a day is one line until
 * it is read, and nobody is named twice in a day; not of oneself, and not of whom the author banned.
 */
export async function notifyOfPost(backend: Backend, doing: Doing): Promise<void> {
  const { personId, post } = doing;
  if (personId === post.authorId) return;
  const now = backend.clock();
  const written = await backend.db.transaction(async (tx) => {
    const relationOf = await relationsWith(tx, post.authorId, [personId], now);
    return relationOf(personId).iBan === null ? gather(tx, doing, now) : null;
  });
  if (written?.isNew) await announceNotices(backend, [written.row]);
  else if (written) await announceGathered(backend, written.row);
}

async function gather(tx: Tx, { kind, personId, post }: Doing, now: Date) {
  const { authorId: toUserId } = post;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notices'), ${toUserId}::integer)`);
  const lines = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.lowUserId, systemUserId),
        eq(messages.highUserId, toUserId),
        eq(messages.chatType, 1),
        gt(messages.createdAt, new Date(now.getTime() - day)),
        sql`${messages.notice} ->> 'kind' = ${kind}`,
        sql`(${messages.notice} ->> 'postId')::integer = ${post.id}`,
      ),
    )
    .orderBy(desc(messages.id));
  if (lines.some(({ notice }) => notice?.people?.includes(personId))) return null;
  const about = { kind, personId, postId: post.id, ...(post.title && { title: post.title }) };
  const [last] = lines;
  if (last?.notice && (await isUnread(tx, last))) {
    const { others = 0, people = [] } = last.notice;
    const joined = [personId, ...people].slice(0, peopleKept);
    const row = await rewrite(tx, last, { ...about, others: others + 1, people: joined }, now);
    const settings = await readNoticeSettings(tx, toUserId);
    await keepMail(tx, { toUserId, notice: about, hasLine: false }, settings, now);
    return row && { row, isNew: false };
  }
  const notice: StoredNotice = { ...about, others: 0, people: [personId] };
  const [row] = await writeNotices(tx, [{ toUserId, notice, isOwnDoing: false }], now);
  return row ? { row, isNew: true } : null;
}

async function isUnread(tx: Tx, { id, toUserId }: MessageRow): Promise<boolean> {
  const side = and(
    eq(chats.ownerId, toUserId),
    eq(chats.withUserId, systemUserId),
    eq(chats.chatType, 1),
  );
  const [chat] = await tx.select().from(chats).where(side);
  return chat !== undefined && id > Math.max(chat.lastReadMessageId ?? 0, chat.hiddenBeforeId);
}

async function rewrite(tx: Tx, { id }: MessageRow, notice: StoredNotice, now: Date) {
  const [person] = await tx
    .select({ name: users.displayName })
    .from(users)
    .where(eq(users.id, notice.personId));
  const [row] = await tx
    .update(messages)
    .set({ notice, text: textOf(notice, person?.name ?? ''), updatedAt: now })
    .where(eq(messages.id, id))
    .returning();
  if (row) await touchParticipants(tx, row);
  return row ?? null;
}

/** `MessageUpdated` to the reader's tabs: the line says more than before. */
async function announceGathered(backend: Backend, row: MessageRow): Promise<void> {
  const [message] = await presentMessages(backend, row.toUserId, [row]);
  const data = { with_user_id: systemUserId, chat_type: row.chatType };
  if (message) await publishToUser(backend, row.toUserId, 'MessageUpdated', { message, ...data });
}
