import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/backend/db/open.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { pspCharges } from '#src/backend/db/schema/psp.ts';
import { readSettings } from '#src/backend/settings.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { bundledServer, folderOfSix, run } from '../kernel/processes.ts';
import { tip } from './payments.ts';

bundledServer();

const rounds = 5;
const tipsARound = 4;

/** Tips with the key until it is answered for good, as the app does after it lost an answer. */
async function insist(bo: Browser, key: string): Promise<number> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await tip(bo, 'ada', {}, { 'Idempotency-Key': key });
    if (answer.status !== 409) return answer.status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 409;
}

test('kill -9 in the middle of payments: every intent is charged once', async () => {
  const dir = await folderOfSix();
  const env = { DATA_DIR: dir, LOG: 'warn', STATEFUL_DOMAINS: 'fanfare.test' };
  let url = '';
  const away = { fetch: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
  let server = run(env);
  url = await server.ready;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser only fetches
  const bo = await signedIn(away as TestBackend, 'bo');
  const keys: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mine = Array.from({ length: tipsARound }, () => randomUUID());
    keys.push(...mine);
    const calls = mine.map((key) =>
      tip(bo, 'ada', {}, { 'Idempotency-Key': key }).catch(() => 'lost'),
    );
    await new Promise((resolve) => setTimeout(resolve, 4 + round * 14));
    server.child.kill('SIGKILL');
    await Promise.all([...calls, server.ended]);
    server = run(env);
    url = await server.ready;
    for (const key of mine) expect(await insist(bo, key)).toBe(201);
  }
  server.child.kill('SIGTERM');
  await server.ended;
  const database = await openDatabase(readSettings({ DATA_DIR: dir }));
  const { db } = database;
  const charged = await db.select().from(pspCharges).where(eq(pspCharges.status, 'succeeded'));
  const paid = await db.select().from(payments).where(eq(payments.status, 'succeeded'));
  await database.close();
  expect([charged.length, paid.length]).toEqual([keys.length, keys.length]);
}, 300_000);
