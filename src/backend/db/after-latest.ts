import { sql, type SQL } from 'drizzle-orm';

/**
 * The moment of a row in a list that is ordered by moments: now, or just after the latest of those that
 * the queries find there, where the clock was put back since. What is given last stands first all the same.
 */
export const afterLatest = (now: Date, ...found: SQL[]): SQL<Date> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const all = sql.join(
    found.map((one) => sql`(${one})`),
    sql`, `,
  );
  return sql`(select case when latest > ${at} then latest + interval '1 millisecond' else ${at} end
    from (select greatest(${all}) as latest) there)`;
};
