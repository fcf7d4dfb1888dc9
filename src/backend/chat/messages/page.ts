import type { MessagesAnswer } from '#src/contract/chat/chat.ts';
import { limits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { changesOf } from './changes.ts';
import { findSide, visibleMessages, type Side } from './conversation.ts';
import { cursorNow, readCursor, writeCursor } from './cursor.ts';
import { presentMessages } from './message.presenter.ts';
import { editSeconds, mediaMax, writingIn } from './policy.ts';

interface Wanted {
  beforeId?: number | null | undefined;
  changedSince?: string | null | undefined;
  fromId?: number | null | undefined;
}

/** A page of a conversation: the newest, one before an id, or what changed since a mark. */
export async function messagesPage(
  backend: Backend,
  viewer: UserRow,
  side: Side,
  { beforeId, changedSince, fromId }: Wanted,
): Promise<MessagesAnswer> {
  const { db } = backend;
  const now = await cursorNow(db);
  const hiddenBeforeId = (await findSide(db, side))?.hiddenBeforeId ?? 0;
  const { bar, unansweredLeft } = await writingIn(backend, viewer, side);
  const frame = { limits: limitsOf(unansweredLeft), bar, hidden_before_id: hiddenBeforeId };
  const cursor = changedSince ? readCursor(changedSince, now.until) : null;
  if (cursor) {
    const wanted = { cursor, now, hiddenBeforeId, fromId: fromId ?? 0 };
    const changes = await changesOf(backend, side, wanted);
    return {
      ...frame,
      messages: await presentMessages(backend, side.ownerId, changes.rows),
      cursor: changes.cursor,
      deleted: changes.deleted,
      has_more: changes.hasMore,
      is_reset: false,
    };
  }
  const isReset = Boolean(changedSince);
  const before = isReset ? undefined : (beforeId ?? undefined);
  const rows = await visibleMessages(db, side, { hiddenBeforeId, beforeId: before });
  return {
    ...frame,
    messages: await presentMessages(backend, side.ownerId, rows),
    cursor: writeCursor({ since: now.since }),
    deleted: [],
    has_more: false,
    is_reset: isReset,
  };
}

function limitsOf(left: number | null) {
  return {
    message_max: limits.message_max,
    media_max: mediaMax,
    price_min: limits.price_min,
    price_max: limits.price_max,
    edit_seconds: editSeconds,
    ...(left !== null && { unanswered_left: left }),
  };
}
