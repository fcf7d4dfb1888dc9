import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { posts } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';
import { conflict } from '../http/failures.ts';
import { checkContent, checkPlan, contentOf } from './content.ts';
import { checkPictures, readPictures } from './media.ts';
import { isCurrent, isForOthers, lockOwn, nextVersion, type Outcome } from './own.ts';
import { outNow } from './out-now.ts';
import { checkVersion, writeVersion } from './update.ts';

interface Publishing {
  publish_at?: string | null | undefined;
  updated_at?: string | null | undefined;
}

/**
 * Publishes a draft or a planned post now, or plans it for another time. Published already: nothing
 * changes. A draft of an edit is applied, never published.
 */
export async function publishPost(
  { db, clock }: Backend,
  author: UserRow,
  id: number,
  { publish_at: at, updated_at: seen }: Publishing,
): Promise<Outcome> {
  const now = clock();
  return db.transaction(async (tx): Promise<Outcome> => {
    const row = await lockOwn(tx, author.id, id);
    if (row.status === 'published') return { kind: 'done', row };
    if (row.draftOf !== null)
      throw conflict('These are changes of a published post: apply them.', 'draft_of_published');
    if (!isCurrent(row, seen)) return { kind: 'stale', row };
    const pictures = await readPictures(tx, id);
    checkContent(author, contentOf(row), pictures.length);
    await checkPictures(tx, author.id, pictures, false);
    const publishAt = at ? new Date(at) : null;
    if (publishAt) checkPlan(publishAt, now);
    const publishedAt = publishAt ? null : await outNow(tx, now);
    const [written] = await tx
      .update(posts)
      .set({
        status: publishAt ? 'scheduled' : 'published',
        publishAt,
        publishedAt,
        updatedAt: nextVersion(row, publishedAt ?? now),
      })
      .where(eq(posts.id, id))
      .returning();
    return { kind: 'done', row: written ?? row, isPublished: publishAt === null };
  });
}

/** Takes a planned post back to the drafts. */
export async function unschedulePost(
  { db, clock }: Backend,
  author: UserRow,
  id: number,
): Promise<Outcome> {
  const now = clock();
  return db.transaction(async (tx): Promise<Outcome> => {
    const row = await lockOwn(tx, author.id, id);
    if (row.status === 'draft') return { kind: 'done', row };
    if (row.status === 'published')
      throw conflict('This post is published already.', 'already_published');
    const [written] = await tx
      .update(posts)
      .set({ status: 'draft', updatedAt: nextVersion(row, now) })
      .where(eq(posts.id, id))
      .returning();
    return { kind: 'done', row: written ?? row };
  });
}

interface Applying {
  updated_at?: string | null | undefined;
  over?: string | null | undefined;
}

/**
 * Puts a draft of an edit in the place of the published version and removes the draft. 409 `stale` with
 * the published post when that one was changed meanwhile, unless the caller saw it (`over`).
 */
export async function applyDraft(
  { db, clock }: Backend,
  author: UserRow,
  id: number,
  { updated_at: seen, over }: Applying,
): Promise<Outcome> {
  const now = clock();
  return db.transaction(async (tx): Promise<Outcome> => {
    const draft = await lockOwn(tx, author.id, id);
    if (draft.draftOf === null)
      throw conflict('This is no edit of a published post.', 'no_draft_of_published');
    if (!isCurrent(draft, seen)) return { kind: 'stale', row: draft };
    const row = await lockOwn(tx, author.id, draft.draftOf);
    const base = over ?? draft.basedOn?.toISOString();
    if (!isCurrent(row, base)) return { kind: 'stale', row };
    const before = { content: contentOf(row), pictures: await readPictures(tx, row.id) };
    const content = { ...contentOf(draft), publishAt: row.publishAt };
    const after = { content, pictures: await readPictures(tx, id) };
    await checkVersion(tx, author, row, before, after, now);
    const written = await writeVersion(tx, row, before, after, now);
    await tx.delete(posts).where(eq(posts.id, id));
    return { kind: 'done', row: written, isNarrowed: isForOthers(row, written) };
  });
}
