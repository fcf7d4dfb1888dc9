import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SendAnswer } from '#src/contract/chat/chat.ts';
import { isOlder } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import { massMessages, massRecipients, type MassRow } from '../../db/schema/mass.ts';
import { users } from '../../db/schema/users.ts';
import { errorText } from '../../lib/error-text.ts';
import { forbidden } from '../../http/failures.ts';
import { publishCatchUp } from '../../app/events/publish.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { readyFiles } from '../messages/attachments.ts';
import { audienceQuery, takesMessagesOf, type Audience } from './audience.ts';
import { sendBatch } from './mass-batch.ts';
import { announceToOnline } from './mass-announce.ts';
import { checkMessage } from '../messages/policy.ts';
import type { Sending } from './send.ts';

/** A call that sends it may still be at work for so long; after that it is picked up. */
const abandonedAfter = 60_000;
/** A caller waits so long; what is kept then is sent without them. */
const patience = 5_000;
const massMessage: Kind = { name: 'mass message', failed: 'mass message not finished' };

/**
 * One message to everybody of an audience, each in a chat of their own. Kept first with the list of
 * its recipients, then sent in parts, between which other calls get their turn. The author's list
 * is not flooded: chats that are new to it stay hidden until an answer comes. `message` is null:
 * there are many.
 */
export async function sendMass(
  backend: Backend,
  { sender, body, clientKey, socketId }: Sending,
  audience: Audience,
): Promise<SendAnswer> {
  checkMessage(sender, body);
  if (!sender.isCreator)
    throw forbidden('Verify your identity to write to an audience.', 'identity_required');
  const wanted = {
    authorId: sender.id,
    clientKey: clientKey ?? '',
    text: body.message,
    price: body.isPaid ? body.price : null,
    fileHashes: [...new Set(body.fileHash)],
    recipients: 0,
    createdAt: backend.clock(),
  };
  const mass = await keepMass(backend, wanted, audience);
  if (mass.recipients === 0) {
    const error = 'Nobody would get this message.';
    return { success: false, message: null, error, recipients: 0 };
  }
  await sendFor(backend, mass, socketId);
  return { success: true, message: null, error: null, recipients: mass.recipients };
}

/**
 * Stores the intent and its recipients once; a repeated call finds it as the first left it. 422 for
 * files that cannot be sent.
 */
async function keepMass(
  { db }: Backend,
  wanted: typeof massMessages.$inferInsert,
  audience: Audience,
): Promise<MassRow> {
  const { authorId, clientKey } = wanted;
  return db.transaction(async (tx) => {
    const [mass] = await tx.insert(massMessages).values(wanted).onConflictDoNothing().returning();
    const mine = and(eq(massMessages.authorId, authorId), eq(massMessages.clientKey, clientKey));
    if (!mass) {
      const [known] = await tx.select().from(massMessages).where(mine);
      if (!known) throw new Error('The mass message was not stored');
      return known;
    }
    await readyFiles(tx, authorId, wanted.fileHashes);
    const now = wanted.createdAt.toISOString();
    await tx.execute(sql`insert into mass_recipients (mass_id, user_id)
      select ${mass.id}, u.id from (${audienceQuery(authorId, audience, now)}) circle
      join users u on u.id = circle.id where ${takesMessagesOf(authorId, now)}`);
    const recipients = await tx.$count(massRecipients, eq(massRecipients.massId, mass.id));
    await tx.update(massMessages).set({ recipients }).where(mine);
    return { ...mass, recipients };
  });
}

/** Sends it while the caller waits, and goes on when they have waited long enough. */
async function sendFor(backend: Backend, mass: MassRow, socketId?: string): Promise<void> {
  const work = finishMass(backend, mass, socketId);
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience).unref();
  });
  work.catch((error: unknown) =>
    backend.log.warn('a mass message waits for the jobs', { error: errorText(error) }),
  );
  await Promise.race([work, enough]);
  clearTimeout(timer);
}

/**
 * Sends what is left of it. Two processes may do it at once: no recipient gets it twice. Answers false where
 * the rest is in another's hands.
 */
async function finishMass(backend: Backend, mass: MassRow, socketId?: string): Promise<boolean> {
  const { db } = backend;
  if (mass.doneAt !== null) return true;
  let ids = await sendBatch(backend, mass);
  while (ids !== null) {
    await announceToOnline(backend, ids);
    ids = await sendBatch(backend, mass);
  }
  if ((await db.$count(massRecipients, eq(massRecipients.massId, mass.id))) > 0) return false;
  const done = await db
    .update(massMessages)
    .set({ doneAt: backend.clock() })
    .where(and(eq(massMessages.id, mass.id), isNull(massMessages.doneAt)))
    .returning({ id: massMessages.id });
  if (done.length > 0) await publishCatchUp(backend, mass.authorId, socketId);
  return true;
}

/** Sends the rest of what a process that died left behind. */
export async function finishMasses(backend: Backend): Promise<void> {
  const isAbandoned = isOlder(massMessages.createdAt, backend.clock(), abandonedAfter);
  const open = await backend.db
    .select({ mass: massMessages })
    .from(massMessages)
    .innerJoin(users, and(eq(users.id, massMessages.authorId), eq(users.isDeleted, false)))
    .where(
      and(isNull(massMessages.doneAt), isAbandoned, isUp(backend, massMessage, massMessages.id)),
    );
  await doEach(backend, massMessage, open, {
    subjectOf: ({ mass }) => String(mass.id),
    work: ({ mass }) => finishMass(backend, mass),
  });
}

export const massJob: Job = { name: 'mass messages', every: 30_000, work: finishMasses };
