import { and, desc, eq, exists, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChatKind, ChatsAnswer } from '#src/contract/chat/chat.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { chats } from '../db/schema/chat.ts';
import { subscriptions } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { anyContains } from '../db/contains.ts';
import { presentChats } from './chat.presenter.ts';
import { findSide } from './conversation.ts';
import { cursorNow, writeCursor } from './cursor.ts';
import { isVisibleToOwner } from './visibility.ts';
import { unreadChats } from './unread.ts';

const pageOfChats = 20;
/** User that signs the notifications. */
export const systemUserId = 1;

interface Wanted {
  ownerId: number;
  kind: ChatKind;
  offset: number;
  search?: string | null | undefined;
}

/** Order of chats: of those that moved in the same millisecond, by the latest message. */
const latestFirst = [
  desc(chats.updatedAt),
  desc(sql`coalesce(${chats.lastMessageId}, 0)`),
  desc(chats.id),
];

/** One page of a member's chats, latest activity first. */
export async function listChats(
  backend: Backend,
  { ownerId, kind, offset, search }: Wanted,
): Promise<ChatsAnswer> {
  const { db } = backend;
  const { since } = await cursorNow(db);
  const where = and(isListed(backend, ownerId, kind), search ? isFound(db, search) : undefined);
  const [rows, frame] = await Promise.all([
    db
      .select()
      .from(chats)
      .where(where)
      .orderBy(...latestFirst)
      .limit(pageOfChats)
      .offset(offset),
    frameOf(backend, ownerId, where),
  ]);
  const list = await presentChats(backend, ownerId, rows);
  return { ...frame, list, cursor: writeCursor({ since }), gone: [], is_reset: false };
}

/** Fields around each answer: counts of chats and unread ones, and the notifications. */
export async function frameOf(backend: Backend, ownerId: number, where: SQL | undefined) {
  const { db } = backend;
  const [count, unread, system] = await Promise.all([
    db.$count(chats, where),
    unreadChats(db, ownerId),
    findSide(db, { ownerId, withUserId: systemUserId, chatType: 1 }),
  ]);
  const [notifications = null] = system ? await presentChats(backend, ownerId, [system]) : [];
  return { count, unread, notifications };
}

/** Chats of people that stand in a member's list of this kind. */
export const isListed = (backend: Backend, ownerId: number, kind: ChatKind) =>
  and(
    eq(chats.ownerId, ownerId),
    eq(chats.chatType, 0),
    eq(chats.isHidden, false),
    isVisibleToOwner(backend.db),
    ofKind(backend, kind),
  );

/** Matches a part of the other one's name or username. */
function isFound(db: Queryable, search: string): SQL {
  const isNamed = anyContains([users.displayName, users.username], search);
  return exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, chats.withUserId), isNamed)),
  );
}

function ofKind(backend: Backend, kind: ChatKind): SQL | undefined {
  const { db } = backend;
  const subscribed = (by: PgColumn, to: PgColumn) =>
    exists(
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.byUserId, by),
            eq(subscriptions.toUserId, to),
            gt(subscriptions.expiresAt, backend.clock()),
          ),
        ),
    );
  const scopes: Record<ChatKind, SQL | undefined> = {
    all: undefined,
    unread: gt(chats.unreadCount, 0),
    subscribers: subscribed(chats.withUserId, chats.ownerId),
    subscriptions: subscribed(chats.ownerId, chats.withUserId),
  };
  return scopes[kind];
}
