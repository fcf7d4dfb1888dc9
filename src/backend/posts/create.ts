import { and, eq, isNull, lte, max, sql } from 'drizzle-orm';
import type { CreatePostRequest } from '#src/contract/posts/post-write.ts';
import type { Backend } from '../context.ts';
import { afterLatest } from '../db/after-latest.ts';
import type { Tx } from '../db/db.ts';
import { posts, type PostRow } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';
import { conflict, invalid } from '../http/failures.ts';
import {
  changed,
  checkContent,
  checkDraft,
  checkPlan,
  contentOf,
  emptyContent,
} from './content.ts';
import { keptFrom } from './kept.ts';
import { checkPictures, picturesOf, readPictures, writePictures, type Picture } from './media.ts';
import { outNow } from './out-now.ts';
import type { Outcome } from './own.ts';

/** Drafts pile up; so many are kept. */
const draftsMax = 500;

/**
 * Makes a post: a draft, one planned for later, or one that is out. The same key finds the post that it
 * made before, even when the process died before it could answer.
 */
export async function createPost(
  { db, clock }: Backend,
  author: UserRow,
  body: CreatePostRequest,
  clientKey: string,
): Promise<Outcome> {
  const now = clock();
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockAuthor(tx, author.id);
    const mine = and(eq(posts.authorId, author.id), eq(posts.clientKey, clientKey));
    const [known] = await tx.select().from(posts).where(mine);
    if (known) return { kind: 'done', row: known };
    const isDraft = body.status === 'draft';
    const original = await originalOf(tx, author, body, isDraft);
    const content = changed(original ? contentOf(original) : emptyContent, body);
    const pictures = body.media
      ? picturesOf(body.media)
      : original
        ? await readPictures(tx, original.id)
        : [];
    await checkPictures(tx, author.id, pictures, isDraft);
    if (isDraft) {
      checkDraft(content, now);
      await checkDrafts(tx, author.id, now);
    } else {
      checkContent(author, content, pictures.length);
      if (content.publishAt) checkPlan(content.publishAt, now);
    }
    const isPublished = !isDraft && content.publishAt === null;
    const status = isDraft ? 'draft' : isPublished ? 'published' : 'scheduled';
    const publishedAt = isPublished ? await outNow(tx, now) : null;
    const row = await insertPost(tx, pictures, {
      ...content,
      authorId: author.id,
      status,
      clientKey,
      draftOf: original?.id ?? null,
      basedOn: original?.updatedAt ?? null,
      keptUntil: original && body.is_copy ? keptFrom(now) : null,
      publishedAt,
      createdAt: now,
    });
    return { kind: 'done', row, isPublished };
  });
}

/** A draft with what a post of one's own says and shows. */
export async function duplicatePost(
  { db, clock }: Backend,
  author: UserRow,
  id: number,
  clientKey: string,
): Promise<PostRow | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAuthor(tx, author.id);
    const mine = and(eq(posts.authorId, author.id), eq(posts.clientKey, clientKey));
    const [known] = await tx.select().from(posts).where(mine);
    if (known) return known;
    const [row] = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts.authorId, author.id), isNull(posts.deletedAt)));
    if (!row) return null;
    await checkDrafts(tx, author.id, now);
    return insertPost(tx, await readPictures(tx, id), {
      ...contentOf(row),
      publishAt: null,
      authorId: author.id,
      status: 'draft',
      clientKey,
      createdAt: now,
    });
  });
}

/** One after another an author's posts are made: the number of drafts and the keys are counted then. */
const lockAuthor = (tx: Tx, authorId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('posts'), ${authorId}::integer)`);

/** A new draft stands before all others of its author, also where the clock was put back. */
async function insertPost(
  tx: Tx,
  pictures: readonly Picture[],
  values: Omit<typeof posts.$inferInsert, 'createdAt' | 'updatedAt'> & { readonly createdAt: Date },
): Promise<PostRow> {
  const drafts = and(eq(posts.authorId, values.authorId), eq(posts.status, 'draft'));
  const updatedAt =
    values.status === 'draft'
      ? afterLatest(
          values.createdAt,
          sql`${tx
            .select({ at: max(posts.updatedAt) })
            .from(posts)
            .where(drafts)}`,
        )
      : (values.publishedAt ?? values.createdAt);
  const [row] = await tx
    .insert(posts)
    .values({ ...values, updatedAt })
    .returning();
  if (!row) throw new Error('The post was not stored');
  await writePictures(tx, row.id, pictures);
  return row;
}

async function checkDrafts(tx: Tx, authorId: number, now: Date) {
  const mine = and(
    eq(posts.authorId, authorId),
    eq(posts.status, 'draft'),
    isNull(posts.deletedAt),
  );
  await tx
    .update(posts)
    .set({ deletedAt: now })
    .where(and(mine, lte(posts.keptUntil, now)));
  if ((await tx.$count(posts, mine)) >= draftsMax)
    throw conflict(`You have ${draftsMax} drafts. Delete one first.`, 'too_many_drafts');
}

/** The published post of which the draft is an edit: one's own, and never for a post of its own. */
async function originalOf(
  tx: Tx,
  { id: authorId }: UserRow,
  { draft_of: draftOf }: CreatePostRequest,
  isDraft: boolean,
): Promise<PostRow | undefined> {
  if (!draftOf) return undefined;
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, draftOf), eq(posts.authorId, authorId), isNull(posts.deletedAt)))
    .for('share');
  if (!isDraft || row?.status !== 'published' || row.draftOf !== null)
    throw invalid({ draft_of: ['The selected draft of is invalid.'] });
  return { ...row, publishAt: null };
}
