import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { incomingDir, posterOf } from '#src/backend/media/uploads/receive.ts';
import { sourceOf } from '#src/backend/media/uploads/source.ts';
import { purgeDue } from '#src/backend/settings/leaving/purge.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { confirmed, signedIn } from '../../auth/browser.ts';
import { boCardId, newKey, tip } from '../../billing/payments.ts';
import type { TestBackend } from '../../harness.ts';
import { invitedBy } from '../../insight/invitations/invited.ts';
import { follow, idOf, storeFile, writePost } from '../../world.ts';
import { comeBack, day, leave } from './leaving-world.ts';
import { dump, leaverWorld, words } from './purge-world.ts';

/** Two worlds, on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

/**
 * The leaver of the other tests, back for a moment: they came by an invitation and invited somebody, bought
 * a post, reported and were reported, and began an upload that was never made ready.
 */
async function world(): Promise<TestBackend> {
  const backend = await leaverWorld();
  backend.advance(-day);
  let bo = await signedIn(backend, 'bo');
  expect((await comeBack(bo)).status).toBe(200);
  await invitedBy(backend, 'bo', 'fay');
  await invitedBy(backend, 'ada', 'bo');
  const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, text: 'Of Ada' });
  const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
  expect((await bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey())).status).toBe(201);
  const fay = await signedIn(backend, 'fay');
  const report = { message: `Report ${words[2]}`, reason: 'harassment' };
  expect((await bo.post(`/api/v1/chat/${idOf('fay')}/complaint`, report)).status).toBe(200);
  const about = { message: 'Rude', reason: 'harassment' };
  expect((await fay.post(`/api/v1/chat/${idOf('bo')}/complaint`, about)).status).toBe(200);
  await follow(backend, 'fay', 'bo');
  await fay.post(`/api/v1/people/${idOf('bo')}/ban`, { ban_type: 'mute' });
  await tip(bo, 'ada', { amount: 700 });
  await storeFile(backend, 'bo', { hash: 'bo-late', status: 'processing' });
  mkdirSync(incomingDir(backend), { recursive: true });
  for (const file of [sourceOf(backend, 'bo-late'), posterOf(sourceOf(backend, 'bo-late'))])
    writeFileSync(file, `bytes of ${words[3]}`);
  bo = await confirmed(backend, 'bo');
  expect((await leave(bo)).status).toBe(200);
  backend.advance(30 * day);
  return backend;
}

/** Columns that hold members' numbers, whether or not the database knows them for such. */
async function columnsOf({ db }: TestBackend): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'integer'
       and c.column_name ~ '(^|_)(user|author|owner|payer|payee|by|person)_id$'
       and c.table_name !~ '^(psp_|passage_)'
     order by 1, 2`);
  return rows;
}

/** Counts rows that refer to a member's id, by column, without zeros. */
async function found(backend: TestBackend, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await columnsOf(backend)) {
    const {
      rows: [row],
    } = await backend.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    );
    if (row && row.count > 0) counts[`${table}.${column}`] = row.count;
  }
  return counts;
}

/** Every file below the folder of the media, rendered or still waiting, with what is in it. */
const storedBy = ({ mediaDir }: TestBackend): [name: string, text: string][] =>
  readdirSync(mediaDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(mediaDir, file), readFileSync(file, 'utf8')]);

/** Columns with member ids that decision 045 keeps. */
const kept = [
  'chats.with_user_id',
  'complaints.to_user_id',
  'files.owner_id',
  'ledger_entries.owner_id',
  'messages.author_id',
  'messages.high_user_id',
  'messages.low_user_id',
  'messages.to_user_id',
  'payments.payee_id',
  'payments.payer_id',
  'post_purchases.user_id',
  'posts.author_id',
  'referrals.user_id',
];

test('after the purge only what the decision record keeps still has the number', async () => {
  const backend = await world();
  const before = await found(backend, idOf('bo'));
  expect(Object.keys(before).length).toBeGreaterThan(kept.length);
  expect(await purgeDue(backend)).toBe(1);
  const after = await found(backend, idOf('bo'));
  expect(Object.keys(after).filter((column) => !kept.includes(column))).toEqual([]);
  expect(await backend.db.$count(postPurchases)).toBe(2);
  const { users = [], ...tables } = await dump(backend);
  // In what is stored as JSON a notification alone names a member.
  expect(JSON.stringify(tables)).not.toMatch(new RegExp(String.raw`personId\\*": ${idOf('bo')}\b`));
  expect(users.filter((row) => row.includes(`"id": ${idOf('bo')},`))).toHaveLength(1);
});

test('after the purge neither the database nor the folders hold a name, a word or a file', async () => {
  const backend = await world();
  const all = async () => JSON.stringify([await dump(backend), storedBy(backend)]);
  const before = await all();
  const theirs = [...words, 'Lindqvist', 'bo@fanfare.test', 'bo-face', 'bo-loose', 'bo-late'];
  for (const word of theirs) expect(before).toContain(word);
  await purgeDue(backend);
  const after = await all();
  for (const word of theirs) expect(after).not.toContain(word);
  expect(
    storedBy(backend)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['bo-sold-full.webp', 'bo-sold-original.webp', 'bo-sold-thumb.webp']);
});
