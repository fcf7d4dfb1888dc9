import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import type { Backend } from '#src/backend/context.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { pageOfPosts } from '#src/backend/posts/feed/page.ts';
import { feedOf } from '#src/backend/posts/feed/scopes.ts';
import { readSettings } from '#src/backend/settings.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { median } from './measure.ts';

/**
 * The feed of a member who follows 5,000 of 20,000 authors, in a table of 1,000 posts and in one of
 * 1,000,000: the first page and one in the middle, with the plan. `npx tsx tests/bench/posts.ts`
 * measures the embedded database; with `DATABASE_URL` an empty one on PostgreSQL.
 */
const authors = 20_000;
const followed = 5_000;
const sizes = [1_000, 1_000_000] as const;
const rounds = 15;
const limit = 2;
/** Ada, of the six accounts that are seeded. */
const reader = 2;
const firstAuthor = 1_000;

const env = process.env['DATABASE_URL'];
const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
const where = env === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: env };
const world = await openDatabase(readSettings(where, 'test'));
const { db } = world;
const now = new Date();
const backend = { db, clock: () => now } as unknown as Backend;

await seed(db, { brand: 'Fanfare', now, level: 'cast' });
await db.execute(sql`
  insert into users (id, email, username, display_name, created_at, updated_at)
  select ${firstAuthor}::int + n, 'bench-' || n || '@fanfare.test', 'bench_' || n, 'Bench', now(), now()
  from generate_series(0, ${authors}::int - 1) n`);
await db.execute(sql`
  insert into follows (by_user_id, to_user_id, created_at)
  select ${reader}::int, ${firstAuthor}::int + n * ${authors / followed}::int, now()
  from generate_series(0, ${followed}::int - 1) n`);

/** Posts of all authors in turn, a second apart, and so mixed that none follows the order of ids. */
const grow = async (from: number, to: number) => {
  for (let at = from; at < to; at += 100_000)
    await db.execute(sql`
      insert into posts (author_id, text, visibility, status, published_at, created_at, updated_at)
      select ${firstAuthor}::int + (n::bigint * 7919 % ${authors}::int)::int, 'Words', 'public', 'published',
        now() - make_interval(secs => n), now(), now()
      from generate_series(${at}::int, ${Math.min(at + 100_000, to)}::int - 1) n`);
  await db.execute(sql`analyze`);
};

const time = async (work: () => Promise<unknown>) => {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
};

const measured: Record<string, number>[] = [];
let known = 0;
for (const size of sizes) {
  await grow(known, size);
  known = size;
  const scope = feedOf(backend, reader);
  const order = { order: 'published_at', perPage: 10 } as const;
  const first = await time(() => pageOfPosts(db, scope, { ...order, cursor: undefined }));
  let cursor: string | undefined;
  for (let page = 0; page < 10; page += 1)
    cursor = (await pageOfPosts(db, scope, { ...order, cursor })).next ?? undefined;
  const tenth = await time(() => pageOfPosts(db, scope, { ...order, cursor }));
  measured.push({ posts: size, first, tenth });
  const query = db
    .select()
    .from(posts)
    .where(scope)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(11);
  const { rows } = await db.execute<Record<'QUERY PLAN', string>>(
    sql`explain (analyze, costs off) ${query}`,
  );
  console.log(`\n${size} posts`);
  for (const row of rows) console.log(row['QUERY PLAN']);
}
await world.close();
rmSync(dataDir, { recursive: true });

console.table(measured);
const [small, large] = measured;
const worst = Math.max(
  (large?.['first'] ?? 0) / (small?.['first'] ?? 1),
  (large?.['tenth'] ?? 0) / (small?.['tenth'] ?? 1),
);
console.log(
  `At ${sizes[1]} posts ${worst.toFixed(2)}× the time at ${sizes[0]}: ${limit}× at most.`,
);
process.exitCode = worst > limit ? 1 : 0;
