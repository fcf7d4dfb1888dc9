import type { Message } from '#src/contract/chat/chat.ts';
import type { Backend } from '../../context.ts';
import type { MessageRow } from '../../db/schema/chat.ts';
import { relationsWith } from '../../people/relations.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { presentChats } from '../list/chat.presenter.ts';
import { findSide, type Side } from '../messages/conversation.ts';
import { presentMessages } from '../messages/message.presenter.ts';
import { unreadChats } from '../list/unread.ts';

/** The two sides a message concerns, each as its own reader. */
export const sidesOf = ({ authorId, toUserId, chatType }: MessageRow): [Side, Side] => [
  { ownerId: authorId, withUserId: toUserId, chatType },
  { ownerId: toUserId, withUserId: authorId, chatType },
];

/** `MessageSent` for one side, with that side's own chat, unread number and lock. */
export async function announceTo(backend: Backend, side: Side, row: MessageRow, except?: string) {
  const { ownerId } = side;
  const chatRow = await findSide(backend.db, side);
  const [message] = await presentMessages(backend, ownerId, [row]);
  const [chat] = chatRow ? await presentChats(backend, ownerId, [chatRow]) : [];
  if (!message || !chat) return message;
  const unread = await unreadChats(backend.db, ownerId);
  await publishToUser(backend, ownerId, 'MessageSent', { message, chat, unread }, except);
  return message;
}

/** A message of a muted user is not announced. */
async function isMutedFor({ db, clock }: Backend, { ownerId, withUserId }: Side): Promise<boolean> {
  const relationOf = await relationsWith(db, ownerId, [withUserId], clock());
  return relationOf(withUserId).iBan === 'mute';
}

/** Sends the message to the recipient and the author's other tabs; returns the author's view. */
export async function announceMessage(
  backend: Backend,
  row: MessageRow,
  socketId: string | undefined,
): Promise<Message | null> {
  const [author, recipient] = sidesOf(row);
  if (!(await isMutedFor(backend, recipient))) await announceTo(backend, recipient, row, socketId);
  return (await announceTo(backend, author, row, socketId)) ?? null;
}

/**
 * `MessageUpdated` for both, each as its own reader: edited, or open for the one and bought for the
 * other.
 */
export async function announceUpdate(
  backend: Backend,
  row: MessageRow,
  socketId: string | undefined,
): Promise<void> {
  for (const side of sidesOf(row)) {
    const { ownerId, withUserId, chatType } = side;
    const { hiddenBeforeId } = (await findSide(backend.db, side)) ?? { hiddenBeforeId: 0 };
    if (row.deletedFor.includes(ownerId) || row.id <= hiddenBeforeId) continue;
    const [message] = await presentMessages(backend, ownerId, [row]);
    if (!message) continue;
    const data = { message, with_user_id: withUserId, chat_type: chatType };
    await publishToUser(backend, ownerId, 'MessageUpdated', data, socketId);
  }
}
