import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';

/** Moves every moment in the database by the time gone by between the two. */
export async function shiftDates(db: Queryable, from: Date, to: Date): Promise<void> {
  const { rows } = await db.execute<{ table_name: string; columns: string[] }>(sql`
    select c.table_name, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type = 'timestamp with time zone'
    group by c.table_name`);
  const seconds = (to.getTime() - from.getTime()) / 1000;
  for (const { table_name, columns } of rows) {
    const moved = columns.map((name) => `"${name}" = "${name}" + interval '${seconds} seconds'`);
    await db.execute(sql.raw(`update "${table_name}" set ${moved.join(', ')}`));
  }
}
