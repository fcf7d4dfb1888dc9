import { sql } from 'drizzle-orm';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import type { TestBackend } from '../harness.ts';

/** Makes the database refuse to change, or to remove, the rows of a table for which `when` (of `old`) holds; one that says `new` is about changes alone. */
export async function poison({ db }: TestBackend, table: string, when: string): Promise<void> {
  const events = when.includes('new.') ? 'update' : 'update or delete';
  await db.execute(
    sql.raw(`
    create or replace function poisoned() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned'; end $$;
    create trigger poison before ${events} on ${table}
      for each row when (${when}) execute function poisoned()`),
  );
}

/** Whatever was poisoned works again. */
export async function heal({ db }: TestBackend): Promise<void> {
  await db.execute(sql.raw('drop function if exists poisoned() cascade'));
}

/** Failed work as an operator reads it. */
export const failures = async ({ db }: TestBackend) =>
  (await db.select().from(failedWork)).map(({ kind, subject, tries, givenUpAt }) => ({
    kind,
    subject,
    tries,
    isGivenUp: givenUpAt !== null,
  }));

/** Lines of the log that begin so. */
export const lines = ({ logged }: TestBackend, start: string) =>
  logged.filter((line) => line.startsWith(start));
