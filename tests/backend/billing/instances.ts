import { sql } from 'drizzle-orm';
import { createApp } from '#src/backend/app.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';
import { testOrigin, type TestBackend } from '../harness.ts';

/**
 * Another process on the same database, as far as that can be told: its own app, its own switches and,
 * on PostgreSQL, its own connections.
 */
export async function anotherProcess(
  backend: TestBackend,
): Promise<{ backend: TestBackend; close: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  const opened = server === undefined ? undefined : await openAgain(backend, server);
  const other: TestBackend = { ...backend, ...(opened && { db: opened.db }) };
  const app = createApp(other);
  other.fetch = async (url, init) => app.fetch(new Request(new URL(url, testOrigin), init));
  return { backend: other, close: async () => opened?.close() };
}

async function openAgain({ db }: TestBackend, server: string) {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return openDatabase(readSettings({ DATABASE_URL: url.href }, 'test'));
}
