import { existsSync, readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { captions } from '#src/backend/db/schema/files.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { confirmed, signedIn } from '../../auth/browser.ts';
import { newKey, subscribeTo, tip } from '../../billing/payments.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { makePost } from '../../posts/writing.ts';
import { follow, idOf, storeFile, writePost } from '../../world.ts';
import { day, leave } from './leaving-world.ts';

/** Words that nobody but the leaver has written. */
export const words = ['zweihander', 'quillwort', 'marzipan', 'oxbow', 'larkspur'] as const;

/** A fan with a past, who left thirty days ago: posts, files, chats, money and notices about them. */
export async function leaverWorld(): Promise<TestBackend> {
  const backend = await createTestBackend();
  const [ada, bo] = [await signedIn(backend, 'ada'), await confirmed(backend, 'bo')];
  const own = eq(users.id, idOf('bo'));
  await backend.db
    .update(users)
    .set({ deleteAt: null })
    .where(eq(users.id, idOf('eli')));
  const { hash: face } = await storeFile(backend, 'bo', { hash: 'bo-face', purpose: 'avatar' });
  const about = `Collects ${words[0]}.`;
  await backend.db.update(users).set({ profilePhoto: face, about, country: 'NZ' }).where(own);
  await follow(backend, 'bo', 'ada');
  await bo.post(`/api/v1/people/${idOf('fay')}/start_following`);
  await storeFile(backend, 'bo', { hash: 'bo-loose', purpose: 'post' });
  const spoken = { fileHash: 'bo-loose', language: 'en', body: `Captions ${words[0]}` };
  await backend.db.insert(captions).values({ ...spoken, createdAt: backend.clock() });
  const { hash: gone } = await storeFile(backend, 'bo', {
    hash: 'bo-gone',
    purpose: 'post',
    alt: words[3],
  });
  await bo.post('/api/v1/library/delete', { hashes: [gone] });
  await storeFile(backend, 'bo', { hash: 'bo-shown', purpose: 'post' });
  await storeFile(backend, 'bo', { hash: 'bo-sold', purpose: 'post' });
  await writePost(backend, 'bo', { text: `Free ${words[1]}`, media: ['bo-shown'] });
  const sold = { text: 'Kept by its buyer', isPaid: true, price: 500, media: ['bo-sold'] };
  const { id: soldId } = await writePost(backend, 'bo', sold);
  await makePost(bo, { text: `Draft ${words[2]}`, status: 'draft' });
  const { id: adasId } = await writePost(backend, 'ada', { text: 'Of Ada' });
  const inCommon = `/api/v1/posts/${adasId}`;
  for (const name of ['fay', 'bo'] as const)
    await (await signedIn(backend, name)).post(`${inCommon}/like`);
  await bo.post(`${inCommon}/comments`, { text: `Comment ${words[3]}` }, newKey());
  await say(bo, 'ada', `Message ${words[4]}`);
  await say(ada, 'bo', 'Written by Ada');
  await tip(bo, 'ada', { message: `Tip ${words[0]}` });
  await subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 });
  await backend.db.execute(
    sql`insert into post_purchases (post_id, user_id, amount, created_at)
      values (${soldId}, ${idOf('ada')}, 500, ${backend.clock().toISOString()})`,
  );
  await ada.get('/api/v1/me');
  await leave(bo, { reason: `Reason ${words[1]}` });
  backend.advance(30 * day);
  return backend;
}

/** Every row of every table but those of other companies, as text; `without` leaves columns out. */
export async function dump({ db }: TestBackend): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (/^(psp_|passage_)/.test(name)) continue;
    const { rows } = await db.execute<{ row: string }>(
      sql`select (to_jsonb(t) - 'changed_in')::text as row from ${sql.identifier(name)} t`,
    );
    found[name] = rows.map(({ row }) => row).toSorted((a, b) => a.localeCompare(b));
  }
  return found;
}

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The same, but for what is drawn by lot in every world. */
export async function dumpAlike(backend: TestBackend): Promise<Record<string, string[]>> {
  const { sessions = [], ...rest } = await dump(backend);
  const entries = Object.entries(rest).map(
    ([name, rows]) => [name, rows.map((row) => row.replaceAll(uuid, 'uuid'))] as const,
  );
  return { ...Object.fromEntries(entries), sessions: [String(sessions.length)] };
}

/** Names of what lies in the store. */
export const stored = ({ mediaDir }: TestBackend) =>
  existsSync(mediaDir) ? readdirSync(mediaDir, { recursive: true }).map(String).toSorted() : [];
