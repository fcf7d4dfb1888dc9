import { count, eq, inArray, max, min, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#src/backend/db/db.ts';
import { messages } from '#src/backend/db/schema/chat.ts';
import { follows, subscriptions } from '#src/backend/db/schema/people.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { pages } from '#src/backend/db/schema/system.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { hashOf, type Drawn } from '#src/backend/stand-ins/seed/draw-media.ts';
import { pictures } from '#src/backend/stand-ins/seed/pictures.ts';
import { seed } from '#src/backend/stand-ins/seed/seed.ts';
import { shiftDates } from '#src/backend/stand-ins/seed/shift-dates.ts';
import { testDatabase, wipe } from '../database.ts';

const now = new Date('2026-05-04T10:00:00.000Z');
/** Pictures as if drawn: the rows are what is tested here. */
const drawn: Drawn[] = pictures.map((one) => ({
  ...one,
  hash: hashOf(one.name),
  alt: 'A picture',
  width: 1280,
  height: 960,
  placeholder: '#808080',
  variants: {},
}));

let db: Db;
const total = async (rows: Promise<{ total: number }[]>) => (await rows)[0]?.total;

describe('the demo world', () => {
  beforeAll(async () => {
    db = await testDatabase();
    await wipe(db);
    await seed(db, { brand: 'Fanfare', now, level: 'demo', pictures: drawn });
  });

  test('fay has 10,000 followers and 5,000 messages', async () => {
    const { fay } = castIds;
    expect(
      await total(db.select({ total: count() }).from(follows).where(eq(follows.toUserId, fay))),
    ).toBe(10_000);
    const hers = sql`chat_type = 0 and ${fay} in (${messages.authorId}, ${messages.toUserId})`;
    expect(await total(db.select({ total: count() }).from(messages).where(hers))).toBe(5_000);
    const rows = await db.select().from(users).where(eq(users.id, fay));
    expect(rows[0]?.followersCount).toBe(10_000);
  });

  test('the six accounts are what decisions §10 says', async () => {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, Object.values(castIds)));
    const of = Object.fromEntries(rows.map((row) => [row.username, row]));
    expect(of['ada']).toMatchObject({ isCreator: true, twoFactorConfirmedAt: null });
    expect(of['cy']).toMatchObject({ twoFactorSecret: 'JBSWY3DPEHPK3PXP' });
    expect(of['dee']?.emailVerifiedAt).toBeNull();
    expect(of['eli']?.isDeleted).toBe(true);
    const paid = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.byUserId, castIds.bo));
    expect(paid.map(({ toUserId }) => toUserId)).toContain(castIds.ada);
  });

  test('the feed of ada and of bo has more than two pages', async () => {
    for (const id of [castIds.ada, castIds.bo]) {
      const followed = db
        .select({ id: follows.toUserId })
        .from(follows)
        .where(eq(follows.byUserId, id));
      const seen = await total(
        db.select({ total: count() }).from(posts).where(inArray(posts.authorId, followed)),
      );
      expect(seen).toBeGreaterThan(20);
    }
  });

  test('messages are in the order of their ids', async () => {
    const { rows } = await db.execute(sql`select count(*) as wrong from (
      select created_at < lag(created_at) over (order by id) as is_wrong from messages) t where is_wrong`);
    expect(rows[0]).toEqual({ wrong: 0 });
  });

  test('six pages in six languages', async () => {
    expect(await total(db.select({ total: count() }).from(pages))).toBe(36);
  });

  test('nothing is dated after now, but what lies ahead', async () => {
    const [newest] = await db.select({ at: max(messages.createdAt) }).from(messages);
    expect(newest?.at?.getTime()).toBeLessThan(now.getTime());
  });

  test('a subscription that began names its end and its receipt', async () => {
    const [line] = await db
      .select({ text: messages.text, notice: messages.notice })
      .from(messages)
      .where(sql`notice ->> 'kind' = 'subscription_started'`);
    expect(line?.text).toMatch(
      /runs until \d{4}-\d\d-\d\d\. You paid \$\d+\.\d\d, receipt T-\d+\./,
    );
    expect(line?.notice).toMatchObject({ number: expect.stringMatching(/^T-\d+$/) });
  });

  test('a world from an archive moves to now', async () => {
    const before = await db
      .select({ first: min(posts.publishedAt), last: max(posts.publishedAt) })
      .from(posts);
    const days = 40 * 86_400_000;
    const ends = () =>
      db.execute<{ until: string }>(
        sql`select notice ->> 'until' as until from messages where notice ? 'until' order by id`,
      );
    const { rows: soon } = await ends();
    await shiftDates(db, now, new Date(now.getTime() + days));
    const after = await db
      .select({ first: min(posts.publishedAt), last: max(posts.publishedAt) })
      .from(posts);
    expect(after[0]?.first?.getTime()).toBe((before[0]?.first?.getTime() ?? 0) + days);
    expect(after[0]?.last?.getTime()).toBe((before[0]?.last?.getTime() ?? 0) + days);
    const { rows: later } = await ends();
    expect(later).not.toEqual([]);
    expect(later).toEqual(
      soon.map(({ until }) => ({ until: new Date(Date.parse(until) + days).toISOString() })),
    );
  });

  test('new rows get ids the seed does not use', async () => {
    const [row] = await db
      .insert(users)
      .values({ email: 'x@y.z', username: 'xyz', displayName: 'X', createdAt: now, updatedAt: now })
      .returning();
    expect(row?.id).toBeGreaterThanOrEqual(100_000);
  });
});

test('a world without demo holds the system user and the pages only', async () => {
  db = await testDatabase();
  await wipe(db);
  await seed(db, { brand: 'Acme', now, level: 'none' });
  const rows = await db.select().from(users);
  expect(rows).toMatchObject([{ id: 1, displayName: 'Acme' }]);
});
