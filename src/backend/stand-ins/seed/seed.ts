import { sql } from 'drizzle-orm';
import { hashPassword } from '../../auth/password.ts';
import type { Queryable } from '../../db/db.ts';
import { facts } from '../../db/schema/system.ts';
import { users } from '../../db/schema/users.ts';
import { castRows, demoPassword, systemUser } from './cast.ts';
import type { Drawn } from './media/draw.ts';
import { seedBilling, seedSubscriptionTerms } from './seed-billing.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPages } from './seed-pages.ts';
import { seedIdentities } from './seed-identities.ts';
import { seedChats } from './seed-chats.ts';
import { seedFiles, seedPeople } from './seed-people.ts';
import { seedComments } from './seed-comments.ts';
import { seedPosts } from './seed-posts.ts';
import { seedSocial } from './seed-social.ts';

export interface SeedOptions {
  brand: string;
  now: Date;
  /** `none`: user 1 and the pages; `cast`: and the six accounts; `demo`: the whole world. */
  level: 'none' | 'cast' | 'demo';
  /** Result of `drawMedia`; needed for `demo`. */
  pictures?: readonly Drawn[];
}

/** Fills an empty database. Fixed ids, dates relative to `now`. */
export async function seed(db: Queryable, options: SeedOptions): Promise<void> {
  const { brand, now, level, pictures = [] } = options;
  await db.insert(users).values(systemUser(brand, now));
  await seedPages(db, now);
  if (level !== 'none') {
    await db.insert(users).values(castRows(now, await demoHash()));
    await seedSocial(db, now);
    await seedBilling(db, now);
  }
  if (level === 'demo') {
    await seedPeople(db, now);
    await seedSubscriptionTerms(db, now);
    await seedPayments(db, now);
    await seedFiles(db, now, pictures);
    await seedPosts(db, now);
    await seedComments(db, now);
    await seedChats(db, now);
  }
  await seedIdentities(db);
  await db.insert(facts).values([
    { name: 'seed', value: level },
    { name: 'seeded_at', value: now.toISOString() },
  ]);
  await restartIds(db);
}

let hash: Promise<string> | undefined;
/** All six share one password, and so one hash. */
const demoHash = () => (hash ??= hashPassword(demoPassword));

/**
 * Rows made later count from 100000: the ids that the seed chose stay recognisable. The catalogue itself
 * is asked, since `information_schema` takes five milliseconds for it, and tests do this a thousand times.
 */
export async function restartIds(db: Queryable): Promise<void> {
  await db.execute(sql`
    do $$ declare t regclass; begin
      for t in select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and attname = 'id' and attidentity <> ''
      loop
        perform setval(pg_get_serial_sequence(t::text, 'id'), 100000, false);
      end loop;
    end $$`);
}
