import { and, eq, exists, gt, not, sql, type SQL } from 'drizzle-orm';
import type { SendAnswer } from '#src/contract/chat.ts';
import type { Backend } from '../context.ts';
import { messages } from '../db/schema/chat.ts';
import { bans } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { forbidden } from '../http/failures.ts';
import { announceTo, sidesOf } from './announce.ts';
import { readyFiles } from './attachments.ts';
import { circleOf, takesMessagesOf, type Audience } from './audience.ts';
import { checkMessage } from './policy.ts';
import type { Sending } from './send.ts';

/** People seen so lately may be listening: only they are told at once, the rest find it when they come. */
const presentMilliseconds = 120_000;
const toldAtMost = 500;

/**
 * One message to everybody of an audience, each in a chat of their own. The author's list is not
 * flooded: chats that are new to it stay hidden until an answer comes. `message` is null: there are many.
 */
export async function sendMass(
  backend: Backend,
  { sender, body, clientKey }: Sending,
  audience: Audience,
): Promise<SendAnswer> {
  checkMessage(sender, body);
  if (!sender.isCreator)
    throw forbidden('Verify your identity to write to an audience.', 'identity_required');
  const hashes = await readyFiles(backend.db, sender.id, body.fileHash ?? []);
  const mine = and(eq(messages.authorId, sender.id), eq(messages.clientKey, clientKey ?? ''));
  const before = await backend.db.$count(messages, mine);
  const recipients =
    before || (await writeToAll(backend, { sender, body, clientKey }, audience, hashes));
  if (recipients === 0)
    return { success: false, message: null, error: 'Nobody would get this message.', recipients };
  if (before === 0) await tellThePresent(backend, mine);
  return { success: true, message: null, error: null, recipients };
}

/** Whoever is in the audience and takes messages of the author; `muted` ones are not counted up. */
const audienceOf = (authorId: number, audience: Audience, now: string): SQL => sql`
  select u.id, exists (select 1 from bans b
    where b.by_user_id = u.id and b.to_user_id = ${authorId} and b.ban_type = 'mute') as muted
  from (${circleOf(authorId, audience, now)}) circle join users u on u.id = circle.id
  where ${takesMessagesOf(authorId)}`;

/** One statement, and so one transaction, for ten thousand people as for one. Returns how many. */
async function writeToAll(
  backend: Backend,
  { sender, body, clientKey }: Pick<Sending, 'sender' | 'body' | 'clientKey'>,
  audience: Audience,
  hashes: string[],
): Promise<number> {
  const me = sql`${sender.id}::integer`;
  const at = backend.clock().toISOString();
  const now = sql`${at}::timestamptz`;
  const paid = body.isPaid ? 1 : 0;
  const freeMedia = !body.isPaid && hashes.length > 0 ? 1 : 0;
  const { rows } = await backend.db.execute<{ sent: number | string }>(sql`
    with people as (${audienceOf(sender.id, audience, at)}),
    sent as (
      insert into messages (author_id, to_user_id, low_user_id, high_user_id, chat_type, text,
        is_paid, price, client_key, created_at, updated_at)
      select ${me}, id, least(id, ${me}), greatest(id, ${me}), 0, ${body.message}::text,
        ${body.isPaid}::boolean, ${body.isPaid ? body.price : null}::integer, ${clientKey}::text, ${now}, ${now}
      from people returning id, to_user_id),
    attached as (
      insert into message_media (message_id, position, file_hash)
      select sent.id, file.place - 1, file.hash from sent cross join
        jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) with ordinality file (hash, place)),
    mine as (
      insert into chats (owner_id, with_user_id, chat_type, last_message_id, last_read_message_id,
        is_hidden, free_sent_mass_counter, free_sent_media_mass_counter, paid_sent_mass_counter,
        updated_at, created_at)
      select ${me}, to_user_id, 0, id, id, true, ${1 - paid}::integer, ${freeMedia}::integer,
        ${paid}::integer, ${now}, ${now} from sent
      on conflict (owner_id, with_user_id, chat_type) do update set
        last_message_id = excluded.last_message_id,
        free_sent_mass_counter = chats.free_sent_mass_counter + excluded.free_sent_mass_counter,
        free_sent_media_mass_counter =
          chats.free_sent_media_mass_counter + excluded.free_sent_media_mass_counter,
        paid_sent_mass_counter = chats.paid_sent_mass_counter + excluded.paid_sent_mass_counter),
    theirs as (
      insert into chats (owner_id, with_user_id, chat_type, last_message_id, unread_count,
        updated_at, created_at)
      select sent.to_user_id, ${me}, 0, sent.id, case when people.muted then 0 else 1 end, ${now}, ${now}
      from sent join people on people.id = sent.to_user_id
      on conflict (owner_id, with_user_id, chat_type) do update set
        last_message_id = excluded.last_message_id, is_hidden = false,
        unread_count = chats.unread_count + excluded.unread_count, updated_at = excluded.updated_at)
    select count(*) as sent from sent`);
  return Number(rows[0]?.sent ?? 0);
}

async function tellThePresent(backend: Backend, mine: SQL | undefined) {
  const since = new Date(backend.clock().getTime() - presentMilliseconds);
  const mutes = backend.db
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(
        eq(bans.byUserId, messages.toUserId),
        eq(bans.toUserId, messages.authorId),
        eq(bans.banType, 'mute'),
      ),
    );
  const rows = await backend.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.toUserId))
    .where(and(mine, gt(users.lastSeenAt, since), not(exists(mutes))))
    .limit(toldAtMost);
  for (const { message } of rows) {
    const [, recipient] = sidesOf(message);
    await announceTo(backend, recipient, message);
  }
}
