import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, writePost } from '../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  const id = idOf('bo');
  await backend.db.delete(posts).where(eq(posts.authorId, id));
  await backend.db.delete(files).where(eq(files.ownerId, id));
  await backend.db.update(users).set({ isCreator: false }).where(eq(users.id, id));
});

const studio = async () => {
  const answer = await bo.get('/api/v1/me');
  const { data } = (await answer.json()) as { data: { has_studio: boolean } };
  return data.has_studio;
};

test('a member without work of their own has no studio', async () => {
  expect(await studio()).toBe(false);
});

test('an approved identity opens it', async () => {
  const id = idOf('bo');
  await backend.db.update(users).set({ isCreator: true }).where(eq(users.id, id));
  expect(await studio()).toBe(true);
});

test.each(['draft', 'published'] as const)(
  'a post opens it while it is there: %s',
  async (status) => {
    const post = await writePost(backend, 'bo', { status });
    expect(await studio()).toBe(true);
    await backend.db.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, post.id));
    expect(await studio()).toBe(false);
  },
);

test.each([
  ['post', true],
  ['message', false],
  ['avatar', false],
] as const)('a file for a %s opens it: %s', async (purpose, isOpen) => {
  await backend.db.insert(files).values({
    hash: 'f'.repeat(64),
    ownerId: idOf('bo'),
    purpose,
    type: 'image',
    status: 'ready',
    mime: 'image/jpeg',
    width: 1,
    height: 1,
    placeholder: '#000',
    variants: {},
    createdAt: new Date(),
  });
  expect(await studio()).toBe(isOpen);
});
