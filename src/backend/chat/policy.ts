import { and, desc, eq } from 'drizzle-orm';
import type { MessagesAnswer, SendRequest } from '#src/contract/chat/chat.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { messages } from '../db/schema/chat.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { forbidden, invalid, notFound, Refusal } from '../http/failures.ts';
import { relationsWith, type Relation } from '../people/relations.ts';
import type { Side } from './conversation.ts';
import { isClosedTo, lockWriters } from './writers.ts';

/** Messages in a row to a user without a relationship to the sender who never answered. */
const unansweredMax = 20;
export const mediaMax = 20;
/** Seconds after sending in which a text may be edited. */
export const editSeconds = 900;

/** Throws 422 or 403 for what no client should send. */
export function checkMessage(sender: UserRow, body: SendRequest) {
  const { message, fileHash, isPaid, price } = body;
  if (message === null && (fileHash ?? []).length === 0)
    throw invalid({ message: ['The message field is required.'] });
  if ((message?.length ?? 0) > limits.message_max)
    throw invalid({
      message: [`The message field must not be greater than ${limits.message_max} characters.`],
    });
  if (!isPaid && price !== null) throw invalid({ price: ['A price needs a paid message.'] });
  if (!isPaid) return;
  if (!sender.isCreator)
    throw forbidden('Verify your identity to sell messages.', 'identity_required');
  if (price === null) throw invalid({ price: ['The price field is required.'] });
  if (price < limits.price_min || price > limits.price_max)
    throw invalid({
      price: [`The price field must be between ${limits.price_min} and ${limits.price_max}.`],
    });
}

/**
 * Reason why this message does not go to that person, answered with `success: false`; null when it
 * may. Throws 403 when they restricted the sender, and 404 when they blocked the sender: to those
 * they do not exist.
 */
export async function refusalToWrite(
  db: Queryable,
  sender: UserRow,
  recipient: UserRow,
  relation: Relation,
): Promise<string | null> {
  if (recipient.isDeleted) return 'This account no longer exists.';
  if (relation.bansMe === 'block') throw notFound();
  if (relation.bansMe === 'restrict') throw restricted();
  if (relation.iBan === 'block') return 'You have blocked this person. Unblock to write.';
  if (await isClosedTo(db, sender.id, await lockWriters(db, recipient), relation))
    return 'This person takes messages from people they know.';
  const isStranger = isStrange(relation) && !recipient.isCreator;
  if (isStranger && (await unanswered(db, sender.id, recipient.id)) >= unansweredMax)
    return 'You can write more when this person answers.';
  return null;
}

const isStrange = ({ followsMe, subscribesToMe, iSubscribe }: Relation) =>
  !followsMe && !subscribesToMe && !iSubscribe;

/** State of writing in a chat, shown on its page before anybody tries. */
export async function writingIn(
  { db, clock }: Backend,
  viewer: UserRow,
  { withUserId, chatType }: Side,
): Promise<{ bar: MessagesAnswer['bar']; unansweredLeft: number | null }> {
  const free = { bar: null, unansweredLeft: null };
  if (chatType === 1) return free;
  const relation = (await relationsWith(db, viewer.id, [withUserId], clock()))(withUserId);
  const [other] = await db.select().from(users).where(eq(users.id, withUserId));
  if (!other || other.isDeleted) return { ...free, bar: 'gone' };
  if (relation.bansMe === 'restrict') return { ...free, bar: 'restricted' };
  if (relation.iBan === 'block') return { ...free, bar: 'blocking' };
  if (await isClosedTo(db, viewer.id, other, relation)) return { ...free, bar: 'private' };
  if (!isStrange(relation) || other.isCreator) return free;
  /** Messages a stranger may still write before an answer. */
  const unansweredLeft = unansweredMax - (await unanswered(db, viewer.id, withUserId));
  return { bar: unansweredLeft > 0 ? null : 'unanswered', unansweredLeft };
}

/** `error` is what the product spec reads of a failed send. */
export function restricted(): Refusal {
  const message = 'This person does not take messages from you.';
  return new Refusal(403, { success: false, message, error: message, code: 'restricted' });
}

/** Counts the newest messages in a row that the sender wrote. */
async function unanswered(db: Queryable, senderId: number, recipientId: number): Promise<number> {
  const newest = await db
    .select({ authorId: messages.authorId })
    .from(messages)
    .where(
      and(
        eq(messages.lowUserId, Math.min(senderId, recipientId)),
        eq(messages.highUserId, Math.max(senderId, recipientId)),
        eq(messages.chatType, 0),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(unansweredMax);
  const answer = newest.findIndex((one) => one.authorId !== senderId);
  return answer === -1 ? newest.length : answer;
}
