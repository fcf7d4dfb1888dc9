import { and, count, desc, eq, exists, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChatKind, ChatsAnswer } from '#src/contract/chat.ts';
import type { Backend } from '../context.ts';
import { chats } from '../db/schema/chat.ts';
import { subscriptions } from '../db/schema/people.ts';
import { presentChats } from './chat.presenter.ts';
import { findSide } from './conversation.ts';
import { isInSight } from './sight.ts';
import { unreadChats } from './unread.ts';

export const pageOfChats = 20;
/** Who signs the notifications. */
export const systemUserId = 1;

/** One page of a member's chats, latest activity first. */
export async function listChats(
  backend: Backend,
  ownerId: number,
  kind: ChatKind,
  offset: number,
): Promise<ChatsAnswer> {
  const { db } = backend;
  const where = and(
    eq(chats.ownerId, ownerId),
    eq(chats.chatType, 0),
    eq(chats.isHidden, false),
    isInSight(db),
    ofKind(backend, kind),
  );
  const notifications = { ownerId, withUserId: systemUserId, chatType: 1 as const };
  const [rows, [total], unread, system] = await Promise.all([
    db
      .select()
      .from(chats)
      .where(where)
      .orderBy(desc(chats.updatedAt), desc(chats.id))
      .limit(pageOfChats)
      .offset(offset),
    db.select({ count: count() }).from(chats).where(where),
    unreadChats(db, ownerId),
    findSide(db, notifications),
  ]);
  const presented = await presentChats(backend, ownerId, system ? [...rows, system] : rows);
  return {
    list: presented.filter((chat) => chat.chat_type === 0),
    unread,
    count: total?.count ?? 0,
    notifications: presented.find((chat) => chat.chat_type === 1) ?? null,
  };
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
