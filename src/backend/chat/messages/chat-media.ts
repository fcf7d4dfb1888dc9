import { and, asc, count, desc, eq, exists, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ChatMediaAnswer } from '#src/contract/chat/chat-media.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { messageMedia, messagePurchases, messages } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { presentMedia } from '../../media/uploads/media.presenter.ts';
import { between, findSide, visibleTo, type Side } from './conversation.ts';

/** Messages whose files one page has. */
const pageOfMedia = 30;

/** Pictures and videos of messages that this side can see, and has not still to buy. */
const openTo = (db: Queryable, side: Side, hiddenBeforeId: number) =>
  and(
    ...between(side),
    ...visibleTo(side.ownerId),
    gt(messages.id, hiddenBeforeId),
    inArray(files.type, ['image', 'video']),
    eq(files.status, 'ready'),
    or(
      eq(messages.isPaid, false),
      eq(messages.authorId, side.ownerId),
      exists(
        db
          .select({ one: sql`1` })
          .from(messagePurchases)
          .where(
            and(
              eq(messagePurchases.messageId, messages.id),
              eq(messagePurchases.userId, side.ownerId),
            ),
          ),
      ),
    ),
  );

const filesOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      messageId: messageMedia.messageId,
      position: messageMedia.position,
      at: messages.createdAt,
      file: files,
    })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(where)
    .orderBy(asc(messageMedia.messageId), asc(messageMedia.position));

const idsOf = (db: Queryable, where: SQL | undefined) =>
  db
    .selectDistinct({ id: messages.id })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(where)
    .orderBy(desc(messages.id))
    .limit(pageOfMedia);

const countOf = async (db: Queryable, where: SQL | undefined) => {
  const [row] = await db
    .select({ count: count() })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .innerJoin(files, eq(files.hash, messageMedia.fileHash))
    .where(where);
  return row?.count ?? 0;
};

/** The files of a chat that this side can open, whole messages a page, oldest first; those before an id. */
export async function chatMediaPage(
  backend: Backend,
  side: Side,
  beforeId: number | undefined,
): Promise<ChatMediaAnswer> {
  const { db } = backend;
  const hiddenBeforeId = (await findSide(db, side))?.hiddenBeforeId ?? 0;
  const open = openTo(db, side, hiddenBeforeId);
  const wanted = beforeId === undefined ? open : and(open, lt(messages.id, beforeId));
  const ids = await idsOf(db, wanted);
  const first = ids.at(-1);
  if (!first) return { data: [], meta: { before_count: 0 } };
  const chosen = inArray(
    messages.id,
    ids.map(({ id }) => id),
  );
  const rows = await filesOf(db, and(open, chosen));
  return {
    data: rows.map(({ messageId, at, file }) => ({
      message_id: messageId,
      created_at: at.toISOString(),
      media: presentMedia(backend, file, false, side.ownerId),
    })),
    meta: { before_count: await countOf(db, and(open, lt(messages.id, first.id))) },
  };
}
