import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '#src/backend/db/db.ts';
import { openEngine } from '#src/backend/db/engine.ts';
import { connectEngine, migrateDatabase, openDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';

let shared: Promise<Db> | undefined;

/** One migrated database a worker: in memory, or a new one on the server of `TEST_DATABASE_URL`. */
export const testDatabase = (): Promise<Db> => (shared ??= open());

/** Empties every table, and starts ids at 100000 again as a seeded database does. */
export async function wipe(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

async function open(): Promise<Db> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    const { db } = connectEngine(await openEngine({}));
    await migrateDatabase(db);
    return db;
  }
  const name = `fanfare_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db } = await openDatabase(readSettings({ DATABASE_URL: url.href }, 'test'));
  return db;
}
