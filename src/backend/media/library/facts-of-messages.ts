import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { between } from '../../chat/messages/conversation.ts';
import type { Queryable } from '../../db/db.ts';
import { messageMedia, messagePurchases, messages } from '../../db/schema/chat.ts';
import { massMessages, massRecipients } from '../../db/schema/mass.ts';
import type { Asked, Fact } from './fact.ts';

/**
 * Files that a member was sent or can buy in a chat, or bought there. It does not count that one of
 * the two deleted a message for themselves: it was sent.
 */
export const factsOfMessages = async (db: Queryable, asked: Asked): Promise<Fact[]> => [
  ...(await inChat(db, asked)),
  ...(await onTheirWay(db, asked)),
];

async function inChat(db: Queryable, { ownerId, fan, hashes }: Asked): Promise<Fact[]> {
  const rows = await db
    .select({
      hash: messageMedia.fileHash,
      price: messages.price,
      isPaid: messages.isPaid,
      at: messages.createdAt,
      boughtAt: messagePurchases.createdAt,
    })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .leftJoin(
      messagePurchases,
      and(eq(messagePurchases.messageId, messages.id), eq(messagePurchases.userId, fan.id)),
    )
    .where(
      and(
        inArray(messageMedia.fileHash, [...hashes]),
        ...between({ ownerId, withUserId: fan.id, chatType: 0 }),
        eq(messages.authorId, ownerId),
        or(isNull(messages.deletedAt), isNotNull(messagePurchases.createdAt)),
      ),
    );
  return rows.map(({ hash, price, isPaid, at, boughtAt }) =>
    boughtAt === null
      ? { hash, kind: isPaid ? 'offered' : 'sent', at, price: isPaid ? price : null }
      : { hash, kind: 'bought', at: boughtAt, price: null },
  );
}

/** In messages to an audience that are still being sent: they are as good as there. */
async function onTheirWay(db: Queryable, { ownerId, fan, hashes }: Asked): Promise<Fact[]> {
  const rows = await db
    .select({ mass: massMessages })
    .from(massMessages)
    .innerJoin(massRecipients, eq(massRecipients.massId, massMessages.id))
    .where(
      and(
        eq(massMessages.authorId, ownerId),
        isNull(massMessages.doneAt),
        eq(massRecipients.userId, fan.id),
        arrayOverlaps(massMessages.fileHashes, [...hashes]),
      ),
    );
  return rows.flatMap(({ mass: { fileHashes, price, createdAt } }) =>
    fileHashes.map((hash) => ({
      hash,
      kind: price === null ? 'sent' : 'offered',
      at: createdAt,
      price,
    })),
  );
}
