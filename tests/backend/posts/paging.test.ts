import * as fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bans } from '#src/backend/db/schema/people.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { feedAnswer } from '#src/contract/posts/feed.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { follow, idOf, writePost } from '../world.ts';

const authors = ['ada', 'fay', 'cy'] as const;
type Author = (typeof authors)[number];

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  for (const author of authors) await follow(backend, 'bo', author);
});

const minute = 60_000;
const author = fc.constantFrom(...authors);
/** Few moments for many posts, so that the second column of the order decides often. */
const post = fc.record({ author, minutes: fc.integer({ min: 1, max: 6 }) });
const change = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    author,
    minutes: fc.integer({ max: 7, min: 0 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), nth: fc.nat(40) }),
  fc.record({
    kind: fc.constant('ban' as const),
    author,
    type: fc.constantFrom('mute' as const, 'block' as const),
    isTheirs: fc.boolean(),
  }),
);
const world = fc.record({
  old: fc.array(post, { minLength: 11, maxLength: 32 }),
  changes: fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 4 }),
});

const writeAll = async (all: readonly { author: Author; minutes: number }[]) => {
  const now = backend.clock();
  const rows = await backend.db
    .insert(posts)
    .values(
      all.map(({ author: name, minutes }) => ({
        authorId: idOf(name),
        text: 'x',
        visibility: 'public' as const,
        status: 'published' as const,
        publishedAt: new Date(now.getTime() - minutes * minute),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning();
  return rows.map(({ id, authorId }) => ({ id, authorId }));
};

interface Ban {
  author: Author;
  type: 'mute' | 'block';
  isTheirs: boolean;
}

/** People hidden from the viewer: a mute hides one way, a block both ways. */
const bansOf = () => {
  const unseen = new Set<number>();
  return {
    hides: (authorId: number) => unseen.has(authorId),
    add: async ({ author: other, type: banType, isTheirs }: Ban) => {
      const them = idOf(other);
      const [byUserId, toUserId] =
        isTheirs && banType === 'block' ? [them, idOf('bo')] : [idOf('bo'), them];
      const row = { byUserId, toUserId, banType, createdAt: backend.clock() };
      await backend.db.insert(bans).values(row).onConflictDoNothing();
      unseen.add(them);
    },
  };
};

it('walks the feed without a repetition or a gap, whatever is written, deleted and banned', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ old, changes }) => {
      await backend.db.delete(posts);
      await backend.db.delete(bans);
      const known = await writeAll(old);
      const gone = new Set<number>();
      const banned = bansOf();
      const apply = async (one: (typeof changes)[number][number]) => {
        if (one.kind === 'write') await writePost(backend, one.author, { minutes: one.minutes });
        if (one.kind === 'delete') {
          const id = known[one.nth % known.length]?.id ?? 0;
          gone.add(id);
          const deleted = { deletedAt: backend.clock() };
          await backend.db
            .update(posts)
            .set(deleted)
            .where(inArray(posts.id, [id]));
        }
        if (one.kind === 'ban') await banned.add(one);
      };
      const seen: number[] = [];
      let cursor: string | null = '';
      for (let page = 0; cursor !== null; page += 1) {
        const answer = await bo.get(`/api/v1/feed?cursor=${cursor}`);
        const { data, meta } = feedAnswer.parse(await answer.json());
        expect(data.filter(({ id, author: by }) => gone.has(id) || banned.hides(by.id))).toEqual(
          [],
        );
        seen.push(...data.map(({ id }) => id));
        cursor = meta.next_cursor;
        for (const one of changes[page] ?? []) await apply(one);
      }
      expect(new Set(seen).size).toBe(seen.length);
      const stood = known.filter(({ id, authorId }) => !gone.has(id) && !banned.hides(authorId));
      expect(stood.filter(({ id }) => !seen.includes(id))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
