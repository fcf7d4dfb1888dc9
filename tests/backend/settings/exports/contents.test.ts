import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../auth/browser.ts';
import { read } from '../../chat/talk.ts';
import type { TestBackend } from '../../harness.ts';
import { pastOfBo, unread } from './contents-world.ts';
import { copyOf } from './export-world.ts';
import { lists, others } from './own-lists.ts';
import { jsonIn } from './unzip.ts';

let backend: TestBackend;
let bo: Browser;
let files: Map<string, Buffer>;
let everything: string;
let amounts: ReadonlySet<number>;
beforeAll(async () => {
  ({ backend, bo } = await pastOfBo());
  files = await copyOf(backend, bo);
  everything = Buffer.concat([...files.values()]).toString('utf8');
  amounts = new Set(
    [...everything.matchAll(/"(?:amount|price)": ?(\d+)/g)].map(([, digits]) => Number(digits)),
  );
});
const rowsOf = (name: string) => jsonIn(files, name) as Record<string, unknown>[];

/** Rows of a list: what is beside them is counted from them. */
const rowsIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)
    ? answer.data
    : [];

/** Sums of an answer, in minor units. */
function sums(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('currency' in answer && 'amount' in answer) return [Number(answer.amount)];
  return Object.values(answer).flatMap(sums);
}

/** Fields of an answer that hold content; others are numbers, switches and URLs. */
const saying = new Set(
  'text title message note about alt label name initials display_name username email '
    .concat('country code ip agent hash last4 kind bought_at attached_at settled_at published_at')
    .split(' '),
);

function said(answer: unknown, found = new Set<string>()): Set<string> {
  if (typeof answer !== 'object' || answer === null) return found;
  for (const [key, value] of Object.entries(answer))
    if (typeof value === 'string' && saying.has(key)) found.add(value);
    else said(value, found);
  return found;
}

const names = () => [...files.keys()].join('\n');
const isThere = (word: string) =>
  everything.includes(JSON.stringify(word).slice(1, -1)) || names().includes(word);

test('captions of files are in it as texts, with their languages', () => {
  const film = rowsOf('library.json').find(({ captions }) => String(captions) !== '');
  expect(film).toMatchObject({
    file: 'media/own/bo-film.webp',
    captions: [{ language: 'pt-BR', text: 'Captions of bergamot' }],
    is_preview_offered: false,
  });
});

describe('all that a member can see of their own is in it', () => {
  test.each(lists)('%s', async (path) => {
    const answer = await bo.get(path);
    expect(answer.status).toBe(200);
    const shown: unknown = await answer.json();
    const words = [...said(shown)];
    expect(words.filter((word) => !isThere(word))).toEqual([]);
    const left = sums(rowsIn(shown)).filter((sum) => !amounts.has(sum));
    expect(left, 'sums').toEqual([]);
    const empty =
      /passkeys|social|scheduled|received|payout|identity|sessions|statistics|settings|email_change/;
    expect(words.length > 0 || empty.test(path)).toBe(true);
  });

  test('no call that reads is forgotten here', async () => {
    const answer = await backend.fetch('/api/openapi.json');
    const { paths } = (await answer.json()) as { paths: Record<string, object> };
    const reads = Object.entries(paths).flatMap(([path, methods]) =>
      'get' in methods && path.startsWith('/api/v1/') ? [path] : [],
    );
    const named = lists.map((path) => path.replace(/\?.*/, ''));
    const listed = named.map((path) => path.replace(/^(\/api\/v1\/people)\/.*/, '$1/{list}'));
    expect(reads.toSorted()).toEqual([...new Set([...listed, ...others])].toSorted());
  });

  test('chats, as far as they are readable', async () => {
    const words = [...said(await read(bo, 'ada'))];
    expect(words).toContain('Ada wrote vermilion');
    expect(words.filter((word) => !isThere(word) && word !== 'ada-locked')).toEqual([]);
    expect(rowsOf('messages.json').map(({ text, is_locked }) => [text, is_locked])).toEqual([
      ['Bought by Bo', false],
      [null, true],
      ['Ada wrote vermilion', false],
      ['Bo wrote cinnabar', false],
    ]);
    expect(rowsOf('chats.json')).toMatchObject([
      { with: { username: 'ada', display_name: 'Ada Marlow' } },
    ]);
  });

  test('notifications, with who they are about', async () => {
    const answer = await bo.post('/api/v1/messages', { withUserId: 1, type: 1 });
    const words = [...said(await answer.json())];
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !isThere(word))).toEqual([]);
    const lines = rowsOf('notifications.json').map(({ text }) => text);
    expect(lines.some((text) => String(text).includes('Ada Marlow'))).toBe(true);
  });

  test('what was sold, drafted, deleted lately, marked and filed', () => {
    const posts = rowsOf('posts.json');
    expect(posts.map(({ text }) => text)).toEqual(['Of the quillwort', 'Deleted lately']);
    expect(posts[0]).toMatchObject({
      media: [{ file: 'media/own/bo-shown.webp', alt: null }],
      sold_versions: [{ text: 'Said before' }],
    });
    expect(rowsOf('drafts.json')).toMatchObject([{ text: 'Draft of marzipan' }]);
    const author = { username: 'ada', display_name: 'Ada Marlow' };
    expect(rowsOf('likes.json')).toMatchObject([{ post: { author } }]);
    expect(rowsOf('hidden-posts.json')).toMatchObject([{ post: { author } }]);
    expect(rowsOf('comments.json')).toMatchObject([{ text: 'Said of an oxbow', post: { author } }]);
    expect(rowsOf('mass-messages.json')).toMatchObject([
      { text: 'To all of you', media: ['media/own/bo-loose.webp'], recipients: 4 },
    ]);
    expect(rowsOf('folders.json')).toMatchObject([
      { name: 'Boats', files: ['media/received/ada-sold.webp', 'media/own/bo-shown.webp'] },
    ]);
    expect(
      rowsOf('purchases.json').map(({ subject, text, media }) => [subject, text, media]),
    ).toEqual([
      ['post', 'Sold by Ada', ['media/received/ada-sold.webp']],
      ['message', 'Bought by Bo', ['media/received/ada-bought.webp']],
    ]);
    expect(rowsOf('ledger.json')).toHaveLength(4);
    expect(rowsOf('account.json')).toMatchObject({
      email: 'bo@fanfare.test',
      about: 'Collects zweihander.',
      country: 'NZ',
      pictures: { face: 'media/own/bo-face.webp', banner: null },
      cards: [{ last4: expect.any(String) as string }],
    });
  });

  test('media: one’s own as they came, others’ as they are shown', () => {
    const media = [...files].filter(([name]) => name.startsWith('media/'));
    expect(Object.fromEntries(media.map(([name, bytes]) => [name, bytes.toString()]))).toEqual({
      'media/own/bo-face.webp': 'bo-face original',
      'media/own/bo-film.webp': 'bo-film original',
      'media/own/bo-loose.webp': 'bo-loose original',
      'media/own/bo-shown.webp': 'bo-shown original',
      'media/received/ada-bought.webp': 'ada-bought full',
      'media/received/ada-free.webp': 'ada-free full',
      'media/received/ada-sold.webp': 'ada-sold full',
    });
  });
});

describe('nothing of others, and nothing secret, is in it', () => {
  test('no words that the member may not read', () => {
    for (const word of unread) expect(everything).not.toContain(word);
    expect(`${everything}${names()}`).not.toMatch(/ada-locked|fay-file|cy-file/);
  });

  test('of others nothing but their names', () => {
    expect(
      everything.match(/[\w.]+@[\w.]+\.test/g)?.filter((one) => one !== 'bo@fanfare.test'),
    ).toEqual([]);
    expect(everything).not.toMatch(/is_online|Landscapes in ink|An about of Cy|"ZZ"/);
    expect(everything).not.toMatch(/\/storage\/|signature=|profile_photo/);
  });

  test('no hash, token or key of any table', async () => {
    const { rows: columns } = await backend.db.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'uuid', 'jsonb', 'ARRAY')
        and column_name ~ 'hash|token|secret|fingerprint|credential|public_key|client_key|codes|payload'
        and not (column_name in ('hash', 'file_hash', 'file_hashes'))`);
    const ids = ['sessions', 'remember_families', 'email_changes', 'identity_sessions'];
    columns.push(...ids.map((table) => ({ table, column: 'id' })));
    expect(columns.length).toBeGreaterThan(15);
    let count = 0;
    for (const { table, column } of columns) {
      const { rows } = await backend.db.execute<{ value: string | null }>(
        sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}`,
      );
      for (const { value } of rows) {
        if (value === null || value.length < 8) continue;
        count += 1;
        expect(everything.includes(value), `${table}.${column}`).toBe(false);
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});
