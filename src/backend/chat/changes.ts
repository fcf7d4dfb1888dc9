import { and, asc, gt, gte, lt, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { messages, type MessageRow } from '../db/schema/chat.ts';
import { between, type Side } from './conversation.ts';
import { writeCursor, type Cursor } from './cursor.ts';

const pageOfChanges = 100;

export interface Changes {
  /** New, edited and bought messages that this side sees. */
  rows: MessageRow[];
  deleted: number[];
  cursor: string;
  hasMore: boolean;
}

interface Wanted {
  cursor: Cursor;
  /** The snapshot this is read in, as `cursorNow` says it. */
  now: { since: number; until: number };
  hiddenBeforeId: number;
  fromId: number;
}

/** Page of a conversation's changes since the cursor, oldest first. */
export async function changesOf(
  { db }: Backend,
  side: Side,
  { cursor, now, hiddenBeforeId, fromId }: Wanted,
): Promise<Changes> {
  const { since, after } = cursor;
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        ...between(side),
        gte(messages.changedIn, after?.changedIn ?? since),
        // A later change was written before this database was restored: it is none.
        lt(messages.changedIn, now.until),
        gt(messages.id, hiddenBeforeId),
        gte(messages.id, fromId),
        after &&
          sql`(${messages.changedIn}, ${messages.id}) > (${after.changedIn}::bigint, ${after.id}::integer)`,
      ),
    )
    .orderBy(asc(messages.changedIn), asc(messages.id))
    .limit(pageOfChanges + 1);
  const page = found.slice(0, pageOfChanges);
  const last = page.at(-1);
  const hasMore = found.length > pageOfChanges && last !== undefined;
  const isGone = ({ deletedAt, deletedFor }: MessageRow) =>
    deletedAt !== null || deletedFor.includes(side.ownerId);
  return {
    rows: page.filter((row) => !isGone(row)),
    deleted: page.filter(isGone).map(({ id }) => id),
    // The next catch-up starts where the first page was read: transactions may have ended meanwhile.
    cursor: writeCursor({
      since: after ? since : now.since,
      ...(hasMore && { after: { changedIn: last.changedIn, id: last.id } }),
    }),
    hasMore,
  };
}
