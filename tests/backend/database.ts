import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from '#src/backend/db/db.ts';
import { openEngine } from '#src/backend/db/engine.ts';
import { migrateDatabase } from '#src/backend/db/migrate.ts';
import { connectEngine, openDatabase } from '#src/backend/db/open.ts';
import { restartIds } from '#src/backend/stand-ins/seed/seed.ts';
import { readSettings } from '#src/backend/settings.ts';

let shared: Promise<Db> | undefined;

/** One migrated database a worker: in memory, or a new one on the server of `TEST_DATABASE_URL`. */
export const testDatabase = (): Promise<Db> => (shared ??= open());

/** Empties every table that holds rows: `truncate` would make each of a hundred files anew. */
export async function wipe(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; begin
      set local session_replication_role = replica;
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', t);
      end loop;
    end $$`);
}

/** Keeps every row there is under a name, for `restore`. */
export async function keep(db: Db, name: string): Promise<void> {
  await db.execute(
    sql.raw(`
    create schema ${name};
    do $$ declare t text; isFull boolean; begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from public.%I)', t) into isFull;
        if isFull then execute format('create table ${name}.%I as table public.%I', t, t); end if;
      end loop;
    end $$`),
  );
}

/** Puts the kept rows in the place of all others; a seed takes fifteen statements and a tenth of a second. */
export async function restore(db: Db, name: string): Promise<void> {
  await wipe(db);
  await db.execute(
    sql.raw(`
    do $$ declare t text; begin
      set local session_replication_role = replica;
      for t in select tablename from pg_tables where schemaname = '${name}' loop
        execute format('insert into public.%I select * from ${name}.%I', t, t);
      end loop;
    end $$`),
  );
  await restartIds(db);
}

async function open(): Promise<Db> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    const { db } = connectEngine(await openEngine({}));
    await migrateDatabase(db);
    return db;
  }
  const name = `fanfare_test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db } = await openDatabase(readSettings({ DATABASE_URL: url.href }, 'test'));
  return db;
}
