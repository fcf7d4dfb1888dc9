import { and, desc, eq, gt, isNull, lt, not, sql } from 'drizzle-orm';
import type { ChatType } from '#src/contract/chat/chat.ts';
import type { UserCard } from '#src/contract/people/people.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { chats, messages, type ChatRow, type MessageRow } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/users.ts';
import { presentCard } from '../../people/card.presenter.ts';

/** One conversation as one of its two sides sees it. */
export interface Side {
  ownerId: number;
  withUserId: number;
  chatType: ChatType;
}

const pageOfMessages = 30;

export const sideOf = ({ ownerId, withUserId, chatType }: Side) =>
  and(eq(chats.ownerId, ownerId), eq(chats.withUserId, withUserId), eq(chats.chatType, chatType));

export async function findSide(db: Queryable, side: Side): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(sideOf(side));
  return row;
}

/** Card of the other member, for one who writes to them first; null for the system. */
export async function personOf(
  { db, clock }: Backend,
  { withUserId, chatType }: Side,
): Promise<UserCard | null> {
  if (chatType === 1) return null;
  const [row] = await db.select().from(users).where(eq(users.id, withUserId));
  return row ? presentCard(row, clock()) : null;
}

export const between = ({ ownerId, withUserId, chatType }: Side) => [
  eq(messages.lowUserId, Math.min(ownerId, withUserId)),
  eq(messages.highUserId, Math.max(ownerId, withUserId)),
  eq(messages.chatType, chatType),
];

export const visibleTo = (ownerId: number) => [
  isNull(messages.deletedAt),
  not(sql`${ownerId} = any(${messages.deletedFor})`),
];

/** A page of what this side can see, newest first; `hiddenBeforeId` ends it where the chat was deleted. */
export const visibleMessages = (
  db: Queryable,
  side: Side,
  { hiddenBeforeId, beforeId }: { hiddenBeforeId: number; beforeId?: number | undefined },
  limit = pageOfMessages,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        ...between(side),
        ...visibleTo(side.ownerId),
        gt(messages.id, hiddenBeforeId),
        beforeId === undefined ? undefined : lt(messages.id, beforeId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);

/** A message of this conversation that this side can see. */
export async function findMessage(
  db: Queryable,
  side: Side,
  messageId: number,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), ...between(side), ...visibleTo(side.ownerId)));
  const hiddenBeforeId = (await findSide(db, side))?.hiddenBeforeId ?? 0;
  return row && row.id > hiddenBeforeId ? row : undefined;
}
