import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { chats } from '../../db/schema/chat.ts';
import type { MassRow } from '../../db/schema/mass.ts';
import { movedNow } from '../messages/activity.ts';
import { takesMessagesOf } from './audience.ts';

/**
 * Recipients of one batch: a tenth of a second on the embedded database, which does one thing at a
 * time.
 */
const batchSize = 200;

/**
 * Sends a mass message to some who have not got it, in one transaction. Who banned the author
 * meanwhile is passed over. Returns the messages; null when no recipient is left. They are chosen once:
 * with `in` PostgreSQL may choose again for each row, and take all that are left.
 */
export const sendBatch = ({ db, clock }: Backend, mass: MassRow): Promise<number[] | null> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ user_id: number }>(sql`
      with taken as materialized (
        select user_id from mass_recipients where mass_id = ${mass.id}
        order by user_id limit ${batchSize} for update skip locked)
      delete from mass_recipients r using taken
      where r.mass_id = ${mass.id} and r.user_id = taken.user_id returning r.user_id`);
    if (rows.length === 0) return null;
    const userIds = rows.map(({ user_id }) => user_id);
    await lockSides(tx, mass.authorId, userIds);
    return writeBatch(tx, mass, userIds, clock());
  });

/**
 * Locks both sides in the order in which `writeMessage` takes them, so that an answer never waits
 * in a circle.
 */
const lockSides = (tx: Tx, authorId: number, userIds: number[]) =>
  tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.chatType, 0),
        or(
          and(eq(chats.ownerId, authorId), inArray(chats.withUserId, userIds)),
          and(inArray(chats.ownerId, userIds), eq(chats.withUserId, authorId)),
        ),
      ),
    )
    .orderBy(asc(chats.ownerId), asc(chats.withUserId))
    .for('update');

/** One statement for all of them; who `muted` the author does not have it counted up. */
async function writeBatch(tx: Tx, mass: MassRow, userIds: number[], at: Date): Promise<number[]> {
  const { authorId, text, price, clientKey, fileHashes } = mass;
  const me = sql`${authorId}::integer`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const paid = price === null ? 0 : 1;
  const freeMedia = price === null && fileHashes.length > 0 ? 1 : 0;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with people as (
      select u.id, exists (select 1 from bans b
        where b.by_user_id = u.id and b.to_user_id = ${me} and b.ban_type = 'mute') as muted
      from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) taken (id)
        join users u on u.id = taken.id::integer where ${takesMessagesOf(authorId, at.toISOString())} order by u.id),
    sent as (
      insert into messages (author_id, to_user_id, low_user_id, high_user_id, chat_type, text,
        is_paid, price, client_key, created_at, updated_at)
      select ${me}, id, least(id, ${me}), greatest(id, ${me}), 0, ${text}::text,
        ${paid === 1}::boolean, ${price}::integer, ${clientKey}::text, ${now}, ${now}
      from people on conflict do nothing returning id, to_user_id),
    attached as (
      insert into message_media (message_id, position, file_hash)
      select sent.id, file.place - 1, file.hash from sent cross join
        jsonb_array_elements_text(${JSON.stringify(fileHashes)}::jsonb)
          with ordinality file (hash, place)),
    mine as (
      insert into chats (owner_id, with_user_id, chat_type, last_message_id,
        last_read_message_id, is_hidden, free_sent_mass_counter, free_sent_media_mass_counter,
        paid_sent_mass_counter, updated_at, created_at)
      select ${me}, to_user_id, 0, id, id, true, ${1 - paid}::integer, ${freeMedia}::integer,
        ${paid}::integer, ${now}, ${now} from sent
      on conflict (owner_id, with_user_id, chat_type) do update set
        last_message_id = greatest(coalesce(chats.last_message_id, 0), excluded.last_message_id),
        last_read_message_id = case when chats.unread_count = 0
          then excluded.last_read_message_id else chats.last_read_message_id end,
        free_sent_mass_counter = chats.free_sent_mass_counter + excluded.free_sent_mass_counter,
        free_sent_media_mass_counter =
          chats.free_sent_media_mass_counter + excluded.free_sent_media_mass_counter,
        paid_sent_mass_counter = chats.paid_sent_mass_counter + excluded.paid_sent_mass_counter),
    theirs as (
      insert into chats (owner_id, with_user_id, chat_type, last_message_id, unread_count,
        updated_at, created_at)
      select sent.to_user_id, ${me}, 0, sent.id, case when people.muted then 0 else 1 end,
        ${movedNow(sql`sent.to_user_id`, at)}, ${now} from sent join people on people.id = sent.to_user_id
      on conflict (owner_id, with_user_id, chat_type) do update set
        last_message_id = greatest(coalesce(chats.last_message_id, 0), excluded.last_message_id),
        is_hidden = false, unread_count = chats.unread_count + excluded.unread_count,
        updated_at = excluded.updated_at)
    select id from sent`);
  return rows.map(({ id }) => id);
}
