import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { fanId } from './people.ts';

/** The 10,000 fans only fill lists: their dates stay, which saves most of the time. */
const withoutFans: Record<string, string> = {
  users: `where id < ${fanId(0)}`,
  follows: `where by_user_id < ${fanId(0)}`,
};

/** Ends of subscriptions inside of what was stored as JSON. */
const ends = [
  ['messages', 'notice'],
  ['payments', 'terms'],
] as const;

/** Moves every date in the database by the difference of the two. */
export async function shiftDates(db: Queryable, from: Date, to: Date): Promise<void> {
  const { rows } = await db.execute<{ table_name: string; columns: string[] }>(sql`
    select c.relname as table_name, array_agg(a.attname::text) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid = 'timestamptz'::regtype and not a.attisdropped
    group by c.relname`);
  const seconds = (to.getTime() - from.getTime()) / 1000;
  for (const { table_name, columns } of rows) {
    const moved = columns.map((name) => `"${name}" = "${name}" + interval '${seconds} seconds'`);
    const where = withoutFans[table_name] ?? '';
    await db.execute(sql.raw(`update "${table_name}" set ${moved.join(', ')} ${where}`));
  }
  for (const [table, column] of ends)
    await db.execute(
      sql.raw(`update ${table} set ${column} = jsonb_set(${column}, '{until}', to_jsonb(to_char(
        (${column} ->> 'until')::timestamptz at time zone 'UTC' + interval '${seconds} seconds',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where ${column} ? 'until'`),
    );
}
