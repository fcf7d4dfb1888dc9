import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { ageOf } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import { dataExports, type ExportRow } from '../../db/schema/exports.ts';
import { users } from '../../db/schema/users.ts';
import { errorText } from '../../lib/error-text.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { writeArchive } from './archive.ts';
import { hold, isLetGo, lasting } from './exports.ts';
import { mailReady } from './mails.ts';
import { partOf } from './stored.ts';

/** A process that is at work says so this often. */
const beat = 15_000;
/** Tries that may end with an error, and the pause before the second, which is doubled before the next. */
const mostFailures = 3;
const pause = 30_000;

/** A copy that one process has taken up, by the name of its try. */
type Held = ExportRow & { attempt: string };

/** Another process has taken the copy up, or it is gone. */
class Lost extends Error {}

const mine = ({ id, attempt }: Held) =>
  and(eq(dataExports.id, id), eq(dataExports.attempt, attempt), eq(dataExports.status, 'making'));

const until = ({ clock }: Backend, milliseconds: number) =>
  new Date(clock().getTime() + milliseconds);

/** Takes up the copy that waits longest, from its beginning; null where none does. */
export async function takeExport(backend: Backend): Promise<Held | null> {
  const { db } = backend;
  const isFree = and(
    eq(dataExports.status, 'making'),
    or(isNull(dataExports.heldUntil), isLetGo(backend)),
  );
  const next = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(isFree)
    .orderBy(asc(dataExports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const attempt = randomUUID();
  const [row] = await db
    .update(dataExports)
    .set({ attempt, heldUntil: until(backend, hold), done: 0, total: 0 })
    // By `=`, which asks once: `in` may ask again for each row, and take up all that wait.
    .where(and(eq(dataExports.id, sql`${next}`), isFree))
    .returning();
  return row ? { ...row, attempt } : null;
}

/** Says how far it is, and that somebody is at it; throws `Lost` where it is somebody else's by now. */
function progressOf(backend: Backend, held: Held) {
  const { db, clock } = backend;
  let saidAt = clock();
  let said = { done: 0, total: 0 };
  const note = async (now: { done: number; total: number }) => {
    saidAt = clock();
    const kept = await db
      .update(dataExports)
      .set({ ...now, heldUntil: until(backend, hold) })
      .where(mine(held))
      .returning({ id: dataExports.id });
    if (kept.length === 0) throw new Lost();
  };
  const percent = ({ done, total }: typeof said) =>
    total === 0 ? 0 : Math.floor((done / total) * 100);
  return {
    counted: async (done: number, total: number) => {
      const now = { done, total };
      if (total === said.total && percent(now) === percent(said)) return;
      said = now;
      await note(now);
      await publishToUser(backend, held.userId, 'ExportUpdated', { status: 'making', ...now });
    },
    written: async () => {
      if (ageOf(saidAt, clock()) >= beat) await note(said);
    },
  };
}

async function finish(backend: Backend, held: Held, bytes: number): Promise<ExportRow> {
  const [row] = await backend.db
    .update(dataExports)
    .set({
      status: 'ready',
      bytes,
      readyAt: backend.clock(),
      expiresAt: until(backend, lasting),
      heldUntil: until(backend, hold),
    })
    .where(mine(held))
    .returning();
  if (!row) throw new Lost();
  return row;
}

/** Tried again after a pause, or given up: then its member may ask anew. */
async function putOff(backend: Backend, held: Held, error: unknown): Promise<void> {
  const failures = held.failures + 1;
  const isOver = failures >= mostFailures;
  const about = { id: held.id, failures, error: errorText(error) };
  if (isOver) backend.log.error('export given up', about);
  else backend.log.warn('export failed', about);
  const kept = await backend.db
    .update(dataExports)
    .set({
      failures,
      heldUntil: until(backend, pause * 2 ** held.failures),
      ...(isOver && { status: 'failed' as const }),
    })
    .where(mine(held))
    .returning({ id: dataExports.id });
  if (isOver && kept.length > 0) await publishEnd(backend, held.userId, 'failed');
}

const publishEnd = (backend: Backend, userId: number, status: 'ready' | 'failed') =>
  publishToUser(backend, userId, 'ExportUpdated', { status, done: 0, total: 0 });

/**
 * Makes one copy from its beginning to the mail. A process that is killed anywhere leaves it to the next,
 * which starts anew under another name: no two write one file, and one alone is finished. Ended by
 * `signal`, it may be taken up at once.
 */
export async function makeExport(
  backend: Backend,
  held: Held,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = backend;
  try {
    const [user] = await db.select().from(users).where(eq(users.id, held.userId));
    if (!user) return;
    const { counted, written } = progressOf(backend, held);
    const bytes = await writeArchive(backend, { held, user }, { counted, written, signal });
    const row = await finish(backend, held, bytes);
    await publishEnd(backend, row.userId, 'ready');
    await mailReady(backend, row, user);
  } catch (error) {
    if (signal?.aborted) await db.update(dataExports).set({ heldUntil: null }).where(mine(held));
    else if (!(error instanceof Lost)) await putOff(backend, held, error);
  } finally {
    // A disk that cannot remove it holds nothing up: it is swept later.
    await rm(partOf(backend, held), { force: true }).catch(() => {});
  }
}
