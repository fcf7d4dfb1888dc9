import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '#src/backend/db/open.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { readSettings } from '#src/backend/settings.ts';

/** The PostgreSQL that the run was given, if any. */
export const server = process.env['TEST_DATABASE_URL'];

/** A database with the six of the cast, for processes to open. */
export async function peopledDatabase(): Promise<string> {
  const name = `fanfare_test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  const opened = await openDatabase(readSettings({ DATABASE_URL: url.href }, 'test'));
  await seed(opened.db, { brand: 'Fanfare', now: new Date(), level: 'cast' });
  await opened.close();
  return url.href;
}
