import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { finishMasses } from '#src/backend/chat/sending/mass.ts';
import { sendBatch } from '#src/backend/chat/sending/mass-batch.ts';
import type { MassRow } from '#src/backend/db/schema/mass.ts';
import { anotherProcess } from '../../billing/instances.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { massOf, sentTo } from './due.ts';
import { failures } from './poison.ts';

const part = 200;
const many = 5 * part;

let backend: TestBackend;
let mass: MassRow;
beforeEach(async () => {
  backend = await createTestBackend();
  await backend.db.execute(sql`
    insert into users (id, email, username, display_name, created_at, updated_at)
    select n, n || '@crowd.test', 'crowd' || n, 'One of many', now(), now()
    from generate_series(1000, 999 + ${many}::integer) n`);
  mass = await massOf(backend, 'ada', ['bo']);
  await backend.db.execute(sql`insert into mass_recipients (mass_id, user_id)
    select ${mass.id}::integer, n from generate_series(1000, 999 + ${many}::integer) n`);
  await backend.db.execute(sql`analyze mass_recipients`);
});

const left = async () =>
  (await backend.db.execute(sql`select count(*)::integer as left from mass_recipients`)).rows[0];

/** Ways in which PostgreSQL joins what is chosen with what is deleted; all but this one are off. */
const ways = ['hashjoin', 'mergejoin', 'nestloop'] as const;
const others = ['hashagg', 'sort', 'material', 'memoize'] as const;

test.each(ways)('a part is no more than its limit, chosen once, by %s', async (way) => {
  const off = [...ways.filter((one) => one !== way), ...others];
  await backend.db.transaction(async (tx) => {
    for (const one of off) await tx.execute(sql.raw(`set local enable_${one} = off`));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a transaction inside one is a savepoint
    const db = tx as unknown as TestBackend['db'];
    expect(await sendBatch({ ...backend, db }, mass)).toHaveLength(part);
  });
  expect(await left()).toEqual({ left: many + 1 - part });
});

test('two processes at once share it out: each gets it once, and none of it fails', async () => {
  const other = await anotherProcess(backend);
  await Promise.all([backend, other.backend, backend, other.backend].map(finishMasses));
  await other.close();
  // Whoever found the rest in another's hands leaves the end of it to the next run.
  await finishMasses(backend);
  const crowd = Array.from({ length: many }, (_, index) => 1_000 + index);
  expect(await sentTo(backend, mass)).toEqual([idOf('bo'), ...crowd]);
  expect(await left()).toEqual({ left: 0 });
  expect(await failures(backend)).toEqual([]);
  const { rows } = await backend.db.execute(sql`
    select count(*)::integer as chats, max(unread_count) as unread from chats
    where with_user_id = ${idOf('ada')}`);
  expect(rows).toEqual([{ chats: many + 1, unread: 1 }]);
});
