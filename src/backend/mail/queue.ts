import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { ageOf, hasCome } from '../lib/age.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/db.ts';
import { mails, type MailRow } from '../db/schema/auth.ts';
import { pauseOfItem } from '../lib/jobs/job.ts';

/** Services that the queue of mails works with. */
export interface QueueContext {
  db: Db;
  log: Log;
  clock: () => Date;
}

/** Name of the job that hands over what waits. */
export const mailsJob = 'mails';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Milliseconds after which a process that took a mail up and is silent counts as dead: longer than
 * the mail server may keep one waiting.
 */
const hold = 5 * minute;
/** The longest pause after the mail server refused a mail, and after it could not be reached at all. */
const longestPause = { refused: 4 * hour, away: 15 * minute };
/** Age from which a mail whose try fails is given up. */
const lasting = 24 * hour;

/** Columns of a mail that nobody sends any more: the links in its text would open accounts. */
const emptied = { text: '', html: null, stopToken: null, nextTryAt: null };

const inMilliseconds = ({ clock }: QueueContext, milliseconds: number) =>
  new Date(clock().getTime() + milliseconds);

/** The columns of a mail that is taken up as it is kept. */
export const takenUp = (context: QueueContext) => ({
  tries: 1,
  nextTryAt: inMilliseconds(context, hold),
});

/** Takes up the mail that waits longest, for one process; undefined where none is due. */
export async function takeMail(context: QueueContext): Promise<MailRow | undefined> {
  const { db, clock } = context;
  const isDue = and(
    isNotNull(mails.nextTryAt),
    hasCome(mails.nextTryAt, clock(), longestPause.refused),
  );
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue)
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: inMilliseconds(context, hold) })
    // By `=`, which asks once: `in` may ask again for each row, and take up all that wait.
    .where(and(eq(mails.id, sql`${next}`), isDue))
    .returning();
  return row;
}

/** Notes that the mail server has it; nothing of what it says is kept. */
export async function noteSent({ db, clock }: QueueContext, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ ...emptied, error: null, sentAt: clock() })
    .where(eq(mails.id, id));
}

/** Notes why it was not taken: it waits for longer each time, and is given up after a day. */
export async function noteUnsent(
  context: QueueContext,
  { id, tries, createdAt }: MailRow,
  { error, reason }: { error: string; reason: keyof typeof longestPause },
): Promise<void> {
  const { db, log, clock } = context;
  const pause = Math.min(pauseOfItem(tries), longestPause[reason]);
  const isOver = ageOf(createdAt, clock()) >= lasting;
  const changed = isOver ? emptied : { nextTryAt: inMilliseconds(context, pause) };
  log.error(isOver ? 'mail: given up' : 'mail: not delivered', { id, tries, error });
  await db
    .update(mails)
    .set({ ...changed, error })
    .where(eq(mails.id, id));
}
