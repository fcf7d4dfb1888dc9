import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEngine } from '#src/backend/db/engine.ts';
import { connectEngine } from '#src/backend/db/open.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Megabytes that are really used. */
const used = () => {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
};

test('the embedded database answers in whole, and keeps nothing of what it answered', async () => {
  const engine = await openEngine({});
  const { db, end } = connectEngine(engine);
  const ask = () =>
    db.execute(sql`select n, repeat('x', 900) as words from generate_series(1, 500) n`);
  expect((await ask()).rows).toHaveLength(500);
  const before = used();
  for (let turn = 0; turn < 200; turn += 1) await ask();
  expect(used() - before).toBeLessThan(10);
  await end();
  await engine.close();
});
