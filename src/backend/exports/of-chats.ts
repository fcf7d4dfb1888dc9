import { and, asc, eq, exists, gt, not } from 'drizzle-orm';
import type { Message } from '#src/contract/chat/chat.ts';
import { findSide, visibleMessages } from '../chat/conversation.ts';
import { systemUserId } from '../chat/list.ts';
import { presentMessages } from '../chat/message.presenter.ts';
import { toMoney } from '../config/money.ts';
import { chats, type ChatRow } from '../db/schema/chat.ts';
import { massMessages } from '../db/schema/mass.ts';
import { bans } from '../db/schema/people.ts';
import { personOf, type Copy } from './copy.ts';
import { rising } from './json.ts';

const atOnce = 200;

/** Chats with people, but those who block the member: of them nothing is to be seen. */
function readChats({ backend: { db }, user }: Copy) {
  const block = and(
    eq(bans.byUserId, chats.withUserId),
    eq(bans.toUserId, user.id),
    eq(bans.banType, 'block'),
  );
  return (after: number) =>
    db
      .select()
      .from(chats)
      .where(
        and(
          eq(chats.ownerId, user.id),
          eq(chats.chatType, 0),
          gt(chats.id, after),
          not(exists(db.select({ by: bans.byUserId }).from(bans).where(block))),
        ),
      )
      .orderBy(asc(chats.id))
      .limit(atOnce);
}

/** Messages of one chat as its owner sees them, the latest first. */
async function* shownIn(
  { backend, user }: Copy,
  chat: Pick<ChatRow, 'ownerId' | 'withUserId' | 'chatType' | 'hiddenBeforeId'>,
) {
  const { hiddenBeforeId } = chat;
  let beforeId: number | undefined;
  for (;;) {
    const rows = await visibleMessages(backend.db, chat, { hiddenBeforeId, beforeId }, atOnce);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await presentMessages(backend, user.id, rows);
    if (rows.length < atOnce) return;
    beforeId = last.id;
  }
}

export async function* chatsOf(copy: Copy) {
  for await (const rows of rising(atOnce, ({ id }: ChatRow) => id, readChats(copy))) {
    const person = await copy.people(rows.map(({ withUserId }) => withUserId));
    for (const { withUserId, unreadCount, updatedAt, createdAt } of rows)
      yield {
        with: person(withUserId),
        unread: unreadCount,
        created_at: createdAt,
        updated_at: updatedAt,
      };
  }
}

/** Message as the archive has it; a locked one shows its price, and nothing else. */
const messageOf = (
  message: Message,
  isMine: boolean,
  placeOf: (hash: string) => string | null,
) => ({
  id: message.id,
  is_mine: isMine,
  text: message.text,
  media: message.media.map(({ hash, type, is_locked }) => ({
    type,
    is_locked,
    file: is_locked ? null : placeOf(hash),
  })),
  price: message.price === null ? null : toMoney(message.price),
  is_purchased: message.is_purchased,
  is_locked: message.is_locked,
  created_at: message.created_at,
  edited_at: message.edited_at,
});

/** Messages of chats, by both sides, but those that the member has not bought. */
export async function* messagesOf(copy: Copy) {
  const { user } = copy;
  for await (const rows of rising(atOnce, ({ id }: ChatRow) => id, readChats(copy))) {
    const person = await copy.people(rows.map(({ withUserId }) => withUserId));
    for (const chat of rows)
      for await (const page of shownIn(copy, chat)) {
        const placeOf = await copy.include(
          page.flatMap(({ media }) =>
            media.filter(({ is_locked }) => !is_locked).map(({ hash }) => hash),
          ),
        );
        for (const message of page)
          yield {
            with: person(chat.withUserId),
            ...messageOf(message, message.author_id === user.id, placeOf),
          };
      }
  }
}

/** Messages to an audience. Each that was sent also stands in its chat. */
export async function* massMessagesOf({ backend: { db }, user, include }: Copy) {
  const read = (after: number) =>
    db
      .select()
      .from(massMessages)
      .where(and(eq(massMessages.authorId, user.id), gt(massMessages.id, after)))
      .orderBy(asc(massMessages.id))
      .limit(atOnce);
  for await (const rows of rising(atOnce, ({ id }) => id, read)) {
    const placeOf = await include(rows.flatMap(({ fileHashes }) => fileHashes));
    for (const { text, price, fileHashes, recipients, createdAt, doneAt } of rows)
      yield {
        text,
        price: price === null ? null : toMoney(price),
        media: fileHashes.map(placeOf),
        recipients,
        created_at: createdAt,
        sent_at: doneAt,
      };
  }
}

/** Notifications, with people as the member may know them. */
export async function* notificationsOf(copy: Copy) {
  const side = { ownerId: copy.user.id, withUserId: systemUserId, chatType: 1 as const };
  const found = await findSide(copy.backend.db, side);
  if (!found) return;
  for await (const page of shownIn(copy, found))
    for (const { text, notice, created_at } of page)
      yield {
        text,
        created_at,
        ...(notice && {
          notice: { ...notice, person: personOf(notice.person) },
        }),
      };
}
