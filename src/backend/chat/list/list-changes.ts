import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { ChatKind, ChatsAnswer } from '#src/contract/chat/chat.ts';
import type { Backend } from '../../context.ts';
import { chats } from '../../db/schema/chat.ts';
import { presentChats } from './chat.presenter.ts';
import { cursorNow, readCursor, writeCursor } from '../messages/cursor.ts';
import { frameOf, isListed, listChats } from './list.ts';

/** More changed chats than this are sooner loaded anew. */
const changesMax = 100;

/**
 * The chats that changed since, those that left the list among them: a message, an edit of the newest,
 * a deletion, something read by either side, a block. The first page when the mark is not known.
 */
export async function changedChats(
  backend: Backend,
  ownerId: number,
  kind: ChatKind,
  mark: string,
): Promise<ChatsAnswer> {
  const { db } = backend;
  const { since, until } = await cursorNow(db);
  const cursor = readCursor(mark, until);
  const rows = cursor ? await changedSince(backend, ownerId, cursor.since, until) : [];
  if (!cursor || rows.length > changesMax)
    return { ...(await listChats(backend, { ownerId, kind, offset: 0 })), is_reset: true };
  const isThere = isListed(backend, ownerId, kind);
  const ids = rows.map(({ id }) => id);
  const [frame, listed] = await Promise.all([
    frameOf(backend, ownerId, isThere),
    ids.length === 0
      ? []
      : db
          .select()
          .from(chats)
          .where(and(inArray(chats.id, ids), isThere)),
  ]);
  const there = new Set(listed.map(({ id }) => id));
  return {
    ...frame,
    list: await presentChats(backend, ownerId, listed),
    cursor: writeCursor({ since }),
    gone: rows
      .filter(({ id }) => !there.has(id))
      .map((row) => ({ with_user_id: row.withUserId, chat_type: row.chatType })),
    is_reset: false,
  };
}

/** Sides of which the own row or the other one's was written since. */
function changedSince({ db }: Backend, ownerId: number, since: number, until: number) {
  const isNew = and(gte(chats.changedIn, since), lt(chats.changedIn, until));
  const peers = db
    .select({ ownerId: chats.ownerId })
    .from(chats)
    .where(and(eq(chats.withUserId, ownerId), eq(chats.chatType, 0), isNew));
  return db
    .select({ id: chats.id, withUserId: chats.withUserId, chatType: chats.chatType })
    .from(chats)
    .where(
      and(
        eq(chats.ownerId, ownerId),
        eq(chats.chatType, 0),
        or(isNew, sql`${chats.withUserId} in ${peers}`),
      ),
    )
    .limit(changesMax + 1);
}
