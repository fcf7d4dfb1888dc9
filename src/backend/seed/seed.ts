import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import type { Queryable } from '../db/db.ts';
import { facts } from '../db/schema/system.ts';
import { users } from '../db/schema/users.ts';
import { castRows, demoPassword, systemUser } from './cast.ts';

export interface SeedOptions {
  brand: string;
  now: Date;
  /** `none`: user 1 and the pages; `cast`: and the six accounts; `demo`: the whole world. */
  level: 'none' | 'cast' | 'demo';
}

/** Fills an empty database. Fixed ids, dates relative to `now`. */
export async function seed(db: Queryable, { brand, now, level }: SeedOptions): Promise<void> {
  await db.insert(users).values(systemUser(brand, now));
  if (level !== 'none')
    await db.insert(users).values(castRows(now, await hashPassword(demoPassword)));
  await db.insert(facts).values([
    { name: 'seed', value: level },
    { name: 'seeded_at', value: now.toISOString() },
  ]);
  await restartIds(db);
}

/** Puts every identity after the highest id that the seed chose. */
export async function restartIds(db: Queryable): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; top bigint; begin
      for t in select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format('select coalesce(max(id), 0) + 1 from %I', t) into top;
        execute format('alter table %I alter column id restart with %s', t, greatest(top, 100000));
      end loop;
    end $$`);
}
