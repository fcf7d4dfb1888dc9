import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { fanId } from './people.ts';

const given =
  `Ana Ben Chloe Dana Emil Farah Gil Hugo Iris Jan Kira Leo Maya Nico Olive Pia Ravi Sara
  Tim Una Vito Wren Ximena Yann Zara Amir Bea Cleo Dov Elsa`.split(/\s+/);
const family =
  `Abbott Berg Costa Diaz Engel Fox Garcia Holm Ito Jensen Kaur Lopes Moreau Ngata Ortiz
  Perez Quist Rossi Silva Tanaka Usman Vargas Weber Xu Young Zeman Arden Blum Cole Duarte Eames
  Falk Gray`.split(/\s+/);

const words = (list: string[]) => sql.raw(`array[${list.map((one) => `'${one}'`).join(',')}]`);

/** `count` people who only follow: named, verified, without a password; made by two statements. */
export async function seedFans(db: Queryable, toUserId: number, count: number, now: Date) {
  const at = now.toISOString();
  await db.execute(sql`
    insert into users (id, email, username, display_name, email_verified_at, created_at, updated_at)
    select ${fanId(0)}::int + i, 'fan-' || i + 1 || '@fans.fanfare.test',
      lower(first || last) || i + 1, first || ' ' || last, joined, joined, ${at}::timestamptz
    from generate_series(0, ${count}::int - 1) i,
      lateral (select (${words(given)})[1 + i % ${given.length}::int] as first,
        (${words(family)})[1 + (i / ${given.length}::int) % ${family.length}::int] as last,
        ${at}::timestamptz - make_interval(days => 1 + i % 700) as joined) person`);
  await db.execute(sql`
    insert into follows (by_user_id, to_user_id, created_at)
    select ${fanId(0)}::int + i, ${toUserId}::int,
      ${at}::timestamptz - make_interval(hours => 20 + i % 4000)
    from generate_series(0, ${count}::int - 1) i`);
}
