import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '#src/backend/lib/log.ts';
import { openWorld } from '#src/backend/stand-ins/seed/world.ts';
import { readSettings } from '#src/backend/settings.ts';

const server = process.env['TEST_DATABASE_URL'];

test.skipIf(server === undefined)(
  'two processes may start at once on an empty PostgreSQL',
  async () => {
    const name = `fanfare_test_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'fanfare-two-'));
    const settings = readSettings({ DATABASE_URL: url.href, DATA_DIR, SEED: 'none' }, 'test');
    const log = createLog('silent');
    const worlds = await Promise.all([1, 2, 3].map(() => openWorld(settings, log)));
    const counts = await Promise.all(
      worlds.map(({ db }) => db.execute(sql`select count(*) as many from users`)),
    );
    expect(counts.map(({ rows }) => rows)).toEqual(worlds.map(() => [{ many: 1 }]));
    await Promise.all(worlds.map((world) => world.close()));
  },
  60_000,
);
