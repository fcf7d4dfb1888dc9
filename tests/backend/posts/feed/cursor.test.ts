import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '#src/backend/lib/cursor.ts';
import { pageOfPosts } from '#src/backend/posts/feed/page.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { writePost } from '../../world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

it('reads back every cursor it writes', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer()),
      fc.integer(),
      fc.boolean(),
      (key, id, pointsToNext) => {
        const cursor = { key, id, pointsToNext };
        const text = encodeCursor('published_at', cursor);
        expect(decodeCursor('published_at', text)).toEqual(cursor);
        expect(decodeCursor('likes_count', text)).toBeNull();
      },
    ),
  );
});

it('never throws on what it did not write', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      decodeCursor('published_at', text);
      return true;
    }),
  );
});

it('walks every post once, however many appear meanwhile and however many share a moment', async () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 14 });
  const appearing = fc.array(fc.integer({ min: -3, max: 5 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      minutes,
      appearing,
      fc.integer({ min: 1, max: 5 }),
      async (old, fresh, perPage) => {
        await backend.db.delete(posts);
        const known = new Set<number>();
        for (const at of old) known.add((await writePost(backend, 'ada', { minutes: at })).id);
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await pageOfPosts(backend.db, undefined, {
            order: 'published_at',
            cursor,
            perPage,
          });
          seen.push(...page.rows.map(({ id }) => id));
          cursor = page.next ?? undefined;
          const at = fresh.pop();
          if (at !== undefined) await writePost(backend, 'ada', { minutes: at });
        } while (cursor !== undefined);
        expect(new Set(seen).size).toBe(seen.length);
        expect([...known].filter((id) => !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});
