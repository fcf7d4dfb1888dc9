import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bans, follows, subscriptions } from '#src/backend/db/schema/people.ts';
import { files, type FileRow } from '#src/backend/db/schema/files.ts';
import { postMedia, posts, type PostRow } from '#src/backend/db/schema/posts.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import type { TestBackend } from './harness.ts';

export type Name = keyof typeof castIds;
export const idOf = (name: Name) => castIds[name];

/** Texts that must come back exactly as they went in, whatever they look like. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  `"'--; drop table messages; \\u0000 %00`,
  '‮evil 🏳️‍🌈 ﷽ \u200b',
];

export const follow = (backend: TestBackend, by: Name, to: Name) =>
  backend.db
    .insert(follows)
    .values({ byUserId: idOf(by), toUserId: idOf(to), createdAt: backend.clock() });

/** `days` below zero is a subscription that has ended. */
export const subscribe = (backend: TestBackend, by: Name, to: Name, days = 30) =>
  backend.db.insert(subscriptions).values({
    byUserId: idOf(by),
    toUserId: idOf(to),
    isAutoRenewable: true,
    price: 999,
    expiresAt: new Date(backend.clock().getTime() + days * 86_400_000),
    createdAt: backend.clock(),
  });

export const ban = (
  backend: TestBackend,
  by: Name,
  to: Name,
  banType: 'mute' | 'restrict' | 'block',
) =>
  backend.db
    .insert(bans)
    .values({ byUserId: idOf(by), toUserId: idOf(to), banType, createdAt: backend.clock() });

let fileCount = 0;

/** A stored file with real bytes; the text of each variant is `HASH NAME`. */
export async function storeFile(
  backend: Pick<TestBackend, 'db' | 'mediaDir' | 'clock'>,
  owner: Name,
  rest: Partial<typeof files.$inferInsert> = {},
): Promise<FileRow> {
  fileCount += 1;
  const hash = rest.hash ?? `file${fileCount}`;
  const variant = (name: string) => {
    const relative = `${hash}-${name}.webp`;
    const text = `${hash} ${name}`;
    mkdirSync(backend.mediaDir, { recursive: true });
    writeFileSync(path.join(backend.mediaDir, relative), text);
    return { path: relative, mime: 'image/webp', width: 8, height: 6, bytes: text.length };
  };
  const [row] = await backend.db
    .insert(files)
    .values({
      hash,
      ownerId: idOf(owner),
      purpose: 'message',
      type: 'image',
      status: 'ready',
      mime: 'image/webp',
      width: 800,
      height: 600,
      placeholder: '#204060',
      alt: 'A secret lake',
      variants: { full: variant('full'), thumb: variant('thumb'), original: variant('original') },
      createdAt: backend.clock(),
      ...rest,
    })
    .returning();
  if (!row) throw new Error('No file was stored');
  return row;
}

/** A public post of `author`, published `minutes` ago. */
export async function writePost(
  backend: TestBackend,
  author: Name,
  rest: Partial<typeof posts.$inferInsert> & { minutes?: number; media?: string[] } = {},
): Promise<PostRow> {
  const { minutes = 0, media = [], ...columns } = rest;
  const now = backend.clock();
  const [row] = await backend.db
    .insert(posts)
    .values({
      authorId: idOf(author),
      title: 'A title',
      text: 'A text',
      visibility: 'public',
      status: 'published',
      publishedAt: new Date(now.getTime() - minutes * 60_000),
      createdAt: now,
      updatedAt: now,
      ...columns,
    })
    .returning();
  if (!row) throw new Error('No post was stored');
  for (const [position, fileHash] of media.entries())
    await backend.db.insert(postMedia).values({ postId: row.id, position, fileHash });
  return row;
}
