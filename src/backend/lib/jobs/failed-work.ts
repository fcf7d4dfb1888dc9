import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasCome } from '../age.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { failedWork } from '../../db/schema/failed-work.ts';
import { errorText } from '../error-text.ts';
import { longestPause, pauseOfItem } from './job.ts';

/** Things of one kind, each of which may fail by itself. */
export interface Kind {
  /** Value of `failed_work.kind`. */
  readonly name: string;
  /** Message of the log for a failed try. */
  readonly failed: string;
  /** Tries before it is given up. */
  readonly most?: number;
  /** True if each failure counts: it is tried again by pauses of its own. */
  readonly hasOwnPauses?: boolean;
  /** True if it is not this one that fails: it is not noted, and tried again with the next run. */
  readonly isOutage?: (error: unknown) => boolean;
}

type Context = Pick<Backend, 'db' | 'clock' | 'log'>;

const usualMost = 10;
const longestText = 1_000;
/** A row of what nobody tries any more, since it was done or ended in another way. */
const forgottenAfter = 30 * 86_400_000;

const of = ({ name }: Kind, subject: string) =>
  and(eq(failedWork.kind, name), eq(failedWork.subject, subject));

/** Subject of a row: a column, or an expression. */
type Subject = SQL | PgColumn;

const hasNone = ({ db }: Context, { name }: Kind, subject: Subject, which: SQL | undefined): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(failedWork)
      .where(
        and(eq(failedWork.kind, name), eq(failedWork.subject, sql`(${subject})::text`), which),
      ),
  );

/** Condition: it has not failed, or its next try has come. */
export function isUp(context: Context, kind: Kind, subject: Subject): SQL {
  const next = hasCome(failedWork.nextAt, context.clock(), longestPause);
  return hasNone(context, kind, subject, or(isNotNull(failedWork.givenUpAt), next && not(next)));
}

/** Condition: it may wait, but is tried again. */
export const isNotGivenUp = (context: Context, kind: Kind, subject: Subject): SQL =>
  hasNone(context, kind, subject, isNotNull(failedWork.givenUpAt));

/** Subject, in SQL, of one period or plan of a row: `id@milliseconds`. */
export const periodIn = (id: PgColumn, at: PgColumn): SQL =>
  sql`${id}::text || '@' || (extract(epoch from ${at}) * 1000)::bigint::text`;

/** Subject of one period or plan of a row: `id@milliseconds`. */
export const periodOf = (id: number, at: Date): string => `${id}@${at.getTime()}`;

/**
 * Notes that it failed once more: it waits for longer each time, and at last for good. Answers whether it does.
 * Of several processes that failed at it in the same turn one counts.
 */
export async function putOff(
  { db, clock, log }: Context,
  kind: Kind,
  subject: string,
  cause: unknown,
): Promise<boolean> {
  const now = clock();
  const error = errorText(cause).slice(0, longestText);
  const [known] = await db.select().from(failedWork).where(of(kind, subject));
  const tries = (known?.tries ?? 0) + 1;
  const isOver = tries >= (kind.most ?? usualMost);
  const nextAt = new Date(now.getTime() + pauseOfItem(tries));
  const noted = { tries, error, lastAt: now, nextAt, givenUpAt: isOver ? now : null };
  const [counted] = await db
    .insert(failedWork)
    .values({ kind: kind.name, subject, firstAt: now, ...noted })
    .onConflictDoUpdate({
      target: [failedWork.kind, failedWork.subject],
      set: noted,
      setWhere: kind.hasOwnPauses ? undefined : hasCome(failedWork.nextAt, now, longestPause),
    })
    .returning({ tries: failedWork.tries });
  if (!counted) return false;
  const about = { kind: kind.name, subject, tries, error };
  if (isOver) log.error('given up', about);
  else log.warn(kind.failed, about);
  return isOver;
}

/** Removes the failures of what is done. */
export async function forgetFailures(db: Queryable, kind: Kind, subject: string): Promise<void> {
  await db.delete(failedWork).where(of(kind, subject));
}

/** True if nobody tries it any more. */
export const isGivenUp = async ({ db }: Context, kind: Kind, subject: string): Promise<boolean> =>
  (await db.$count(failedWork, and(of(kind, subject), isNotNull(failedWork.givenUpAt)))) > 0;

/**
 * Does each of these things with a try of its own: one that fails is put off, and stops no other. Ask for
 * those alone that are up (`isUp`). `work` answers false for one that is in another process's hands: what
 * is known of its failures stays. Answers how many failed.
 */
export async function doEach<Item>(
  context: Context,
  kind: Kind,
  items: readonly Item[],
  {
    subjectOf,
    work,
  }: { subjectOf: (item: Item) => string; work: (item: Item) => Promise<unknown> },
): Promise<number> {
  if (items.length === 0) return 0;
  const before = await failedBefore(context, kind, items.map(subjectOf));
  let count = 0;
  for (const item of items) {
    const subject = subjectOf(item);
    try {
      const isLeft = (await work(item)) === false;
      if (before.has(subject) && !isLeft) await forgetFailures(context.db, kind, subject);
    } catch (error) {
      count += 1;
      await noteFailure(context, kind, subject, error);
    }
  }
  return count;
}

async function failedBefore({ db }: Context, { name }: Kind, subjects: readonly string[]) {
  const rows = await db
    .select({ subject: failedWork.subject })
    .from(failedWork)
    .where(and(eq(failedWork.kind, name), inArray(failedWork.subject, [...subjects])));
  return new Set(rows.map(({ subject }) => subject));
}

/**
 * Notes a failure. A database that cannot keep it is itself the cause: the others get their turn.
 */
async function noteFailure(context: Context, kind: Kind, subject: string, error: unknown) {
  const about = { kind: kind.name, subject, error: errorText(error) };
  if (kind.isOutage?.(error) === true) return context.log.warn(kind.failed, about);
  try {
    await putOff(context, kind, subject, error);
  } catch (failure) {
    context.log.error(kind.failed, { ...about, notKept: errorText(failure) });
  }
}

/** Removes what is tried no more without having been given up: it was done, or ended, in another way. */
export async function sweepFailedWork({ db, clock }: Context): Promise<void> {
  const old = new Date(clock().getTime() - forgottenAfter);
  await db.delete(failedWork).where(and(isNull(failedWork.givenUpAt), lt(failedWork.nextAt, old)));
}
