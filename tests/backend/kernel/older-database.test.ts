import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine, type Engine } from '#src/backend/db/engine.ts';
import { migrateDatabase } from '#src/backend/db/migrate.ts';
import { connectEngine } from '#src/backend/db/open.ts';
import { StartupError } from '#src/backend/settings.ts';

let engine: Engine;
let opened: ReturnType<typeof connectEngine>;
beforeEach(async () => {
  engine = await openEngine({});
  opened = connectEngine(engine);
});
afterEach(async () => {
  await opened.end();
  await engine.close();
});

const tables = async () => {
  const { rows } = await opened.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return rows.length;
};

const [first] = readMigrationFiles({ migrationsFolder: 'src/backend/db/migrations' });

/** As the migrations left it that the first one stands for: under other names, the last `early` milliseconds before it. */
const madeBefore = async (early: number) => {
  if (!first) throw new Error('There are no migrations');
  for (const statement of first.sql) await opened.db.execute(sql.raw(statement));
  await opened.db.execute(sql`create schema drizzle`);
  await opened.db.execute(sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await opened.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('another', ${first.folderMillis - early})`);
};

test('an empty database gets every table', async () => {
  await migrateDatabase(opened.db);
  expect(await tables()).toBeGreaterThan(40);
});

test('one that had all earlier migrations goes on as it is, with those written since', async () => {
  await madeBefore(0);
  await opened.db.execute(sql`alter table former_usernames rename to kept`);
  const before = await tables();
  await migrateDatabase(opened.db);
  expect((await opened.db.execute(sql`select to_regclass('kept')::text as name`)).rows).toEqual([
    { name: 'kept' },
  ]);
  expect(await tables()).toBeGreaterThanOrEqual(before);
});

test('an older one is refused in one line that says what to do, and is not touched', async () => {
  await madeBefore(1);
  const before = await tables();
  const refusal = await migrateDatabase(opened.db).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toMatch(/bring up to date.*nothing in it has been changed.*DATA_DIR/);
  expect(String(refusal)).not.toContain('\n');
  expect(await tables()).toBe(before);
});
