import { and, eq } from 'drizzle-orm';
import type { SendAnswer, SendRequest } from '#src/contract/chat/chat.ts';
import type { Backend } from '../../context.ts';
import { messages, type MessageRow } from '../../db/schema/chat.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { invalid } from '../../http/failures.ts';
import { lockPair } from '../../people/lock-pair.ts';
import { relationsWith } from '../../people/relations.ts';
import { announceMessage } from './announce.ts';
import { readyFiles } from '../messages/attachments.ts';
import { presentMessages } from '../messages/message.presenter.ts';
import { checkMessage, refusalToWrite } from '../messages/policy.ts';
import { writeMessage } from '../messages/write.ts';

export interface Sending {
  sender: UserRow;
  body: SendRequest;
  /** The `Idempotency-Key`: a second message with it is never stored. */
  clientKey: string | null;
  socketId: string | undefined;
}

const refused = (error: string): SendAnswer => ({
  success: false,
  message: null,
  error,
  recipients: null,
});

/** One message to one person: 422 and 403 for what is wrong, `success: false` for what is not allowed now. */
export async function sendMessage(backend: Backend, sending: Sending): Promise<SendAnswer> {
  const { sender, body, clientKey, socketId } = sending;
  checkMessage(sender, body);
  const recipient = await findRecipient(backend, sender, body.withUserId);
  const stored = await storedBefore(backend, sender.id, recipient.id, clientKey);
  if (stored) return sent(backend, sender, stored);
  const now = backend.clock();
  const written = await backend.db.transaction(async (tx) => {
    await lockPair(tx, sender.id, recipient.id);
    const fileHashes = await readyFiles(tx, sender.id, body.fileHash ?? []);
    const relation = (await relationsWith(tx, sender.id, [recipient.id], now))(recipient.id);
    const refusal = await refusalToWrite(tx, sender, recipient, relation);
    if (refusal !== null) return refusal;
    const draft = {
      authorId: sender.id,
      toUserId: recipient.id,
      text: body.message,
      fileHashes,
      price: body.isPaid ? body.price : null,
      clientKey,
      isMuted: relation.bansMe === 'mute',
    };
    return writeMessage(tx, draft, now);
  });
  if (typeof written === 'string') return refused(written);
  const message = await announceMessage(backend, written, socketId);
  return { success: true, message, error: null, recipients: null };
}

async function findRecipient({ db }: Backend, sender: UserRow, id: number): Promise<UserRow> {
  const [recipient] = await db.select().from(users).where(eq(users.id, id));
  const why =
    id === sender.id ? 'You cannot write to yourself.' : 'The selected with user id is invalid.';
  if (!recipient || id === sender.id || id === 1) throw invalid({ withUserId: [why] });
  return recipient;
}

/** Finds the message that an earlier try with the same key stored before its answer was lost. */
async function storedBefore(
  { db }: Backend,
  authorId: number,
  toUserId: number,
  clientKey: string | null,
): Promise<MessageRow | undefined> {
  if (clientKey === null) return undefined;
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.authorId, authorId),
        eq(messages.clientKey, clientKey),
        eq(messages.toUserId, toUserId),
      ),
    );
  return row;
}

async function sent(backend: Backend, sender: UserRow, row: MessageRow): Promise<SendAnswer> {
  const [message = null] = await presentMessages(backend, sender.id, [row]);
  return { success: true, message, error: null, recipients: null };
}
