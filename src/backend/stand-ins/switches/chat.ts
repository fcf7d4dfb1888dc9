import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findByEmail } from '../../auth/members/find-user.ts';
import type { Backend, Router } from '../../context.ts';
import { notFound } from '../../http/failures.ts';
import { read } from './read.ts';

/** `count` lines between two members, the newest a minute ago; each `paidEvery`th is for sale. */
const talk = z.object({
  between: z.tuple([z.string(), z.string()]),
  count: z.int().min(1).max(200_000),
  paidEvery: z.int().positive().optional(),
});
/** Adds followers, as recipients of a mass message. */
const crowd = z.object({ of: z.string(), count: z.int().min(1).max(50_000) });

/** Worlds too large for the seed. */
export function addChatSwitches(app: Router, backend: Backend) {
  const idOf = async (email: string) => {
    const member = await findByEmail(backend.db, email);
    if (!member) throw notFound();
    return member.id;
  };
  app.post('/__test/talk', async (c) => {
    const { between, count, paidEvery = 0 } = read(talk, await c.req.json());
    const [one, other] = [await idOf(between[0]), await idOf(between[1])];
    await backend.db.transaction(async (tx) => {
      const now = backend.clock().toISOString();
      await tx.execute(sql`
        insert into messages (author_id, to_user_id, low_user_id, high_user_id, chat_type, text,
          is_paid, price, created_at, updated_at)
        select case when n % 3 = 0 then ${one}::integer else ${other}::integer end,
          case when n % 3 = 0 then ${other}::integer else ${one}::integer end,
          ${Math.min(one, other)}::integer, ${Math.max(one, other)}::integer, 0,
          'Line ' || n || repeat(' and more', n % 23), ${paidEvery}::integer > 0 and n % ${paidEvery || 1}::integer = 0,
          case when ${paidEvery}::integer > 0 and n % ${paidEvery || 1}::integer = 0 then 500 end, at, at
        from (select n, ${now}::timestamptz - interval '1 minute' * (${count}::integer - n + 1) as at
          from generate_series(1, ${count}::integer) n order by n) lines`);
      await tx.execute(sql`
        insert into chats (owner_id, with_user_id, chat_type, last_message_id, last_read_message_id,
          updated_at, created_at)
        select owner, peer, 0, newest.id, newest.id, ${now}::timestamptz, ${now}::timestamptz
        from (values (${one}::integer, ${other}::integer), (${other}::integer, ${one}::integer)) side (owner, peer),
          (select max(id) as id from messages where low_user_id = ${Math.min(one, other)}
            and high_user_id = ${Math.max(one, other)} and chat_type = 0) newest
        on conflict (owner_id, with_user_id, chat_type) do update set
          last_message_id = excluded.last_message_id, unread_count = 0, is_hidden = false,
          last_read_message_id = excluded.last_read_message_id, updated_at = excluded.updated_at`);
    });
    await backend.db.execute(sql`analyze messages`);
    return c.body(null, 204);
  });
  app.post('/__test/crowd', async (c) => {
    const { of, count } = read(crowd, await c.req.json());
    const creator = await idOf(of);
    const at = sql`${backend.clock().toISOString()}::timestamptz`;
    await backend.db.execute(sql`
      with people as (
        insert into users (email, username, display_name, created_at, updated_at)
        select tag || n || '@crowd.test', 'crowd' || tag || n, 'One of many', ${at}, ${at}
        from generate_series(1, ${count}::integer) n,
          (select coalesce(max(id), 0)::text || 'x' as tag from users) latest
        returning id)
      insert into follows (by_user_id, to_user_id, created_at)
      select id, ${creator}::integer, ${at} from people`);
    return c.body(null, 204);
  });
}
