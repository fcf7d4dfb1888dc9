import { eq, sql } from 'drizzle-orm';
import type { UpdatePostRequest } from '#src/contract/posts/post-write.ts';
import type { Backend } from '../context.ts';
import { afterLatest } from '../db/after-latest.ts';
import type { Tx } from '../db/db.ts';
import { posts, postVersionMedia, postVersions, type PostRow } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';
import { invalid } from '../http/failures.ts';
import {
  changed,
  checkContent,
  checkDraft,
  checkPlan,
  contentOf,
  isSameContent,
  type Content,
} from './content.ts';
import { keptFrom } from './kept.ts';
import {
  checkPictures,
  isSamePictures,
  picturesOf,
  readPictures,
  writePictures,
  type Picture,
} from './media.ts';
import { isCurrent, isForOthers, isSold, lockOwn, nextVersion, type Outcome } from './own.ts';

/** The content and the pictures of one version. */
export interface Version {
  content: Content;
  pictures: Picture[];
}

/**
 * Changes one's own post in the version that the caller saw. What was asked for and is so already is
 * done: an answer that was lost may be asked for again.
 */
export async function updatePost(
  { db, clock }: Backend,
  author: UserRow,
  id: number,
  body: UpdatePostRequest,
): Promise<Outcome> {
  const now = clock();
  return db.transaction(async (tx): Promise<Outcome> => {
    const row = await lockOwn(tx, author.id, id);
    const before = { content: contentOf(row), pictures: await readPictures(tx, id) };
    const content = changed(before.content, body);
    const after = { content, pictures: body.media ? picturesOf(body.media) : before.pictures };
    if (isSame(before, after)) return { kind: 'done', row };
    if (!isCurrent(row, body.updated_at)) return { kind: 'stale', row };
    await checkVersion(tx, author, row, before, after, now);
    const written = await writeVersion(tx, row, before, after, now);
    return { kind: 'done', row: written, isNarrowed: isForOthers(row, written) };
  });
}

const isSame = (one: Version, other: Version) =>
  isSameContent(one.content, other.content) && isSamePictures(one.pictures, other.pictures);

const costs = ({ isPaid, price }: Content) => (isPaid ? price : null);

/** Throws 422 for a version that this post may not become, and 403 when its author may not sell. */
export async function checkVersion(
  tx: Tx,
  author: UserRow,
  row: PostRow,
  before: Version,
  { content, pictures }: Version,
  now: Date,
): Promise<void> {
  const isDraft = row.status === 'draft';
  const isMoved = content.publishAt?.getTime() !== before.content.publishAt?.getTime();
  await checkPictures(tx, author.id, pictures, isDraft);
  if (isDraft) return checkDraft(content, now);
  checkContent(author, content, pictures.length);
  if (isMoved && (row.status === 'published' || content.publishAt === null))
    throw invalid({ publish_at: ['The publish at field cannot be changed so.'] });
  if (isMoved && content.publishAt) checkPlan(content.publishAt, now);
  if (costs(content) !== costs(before.content) && (await isSold(tx, row.id)))
    throw invalid({ price: ['The price stays once somebody has bought.'] });
}

/** Keeps the former version for those who bought it (decision 039). */
async function keepSold(tx: Tx, { id }: PostRow, { content, pictures }: Version, endedAt: Date) {
  const { title, text } = content;
  const agreed = sql`select max(coalesce(agreed_at, created_at)) from post_purchases where post_id = ${id}`;
  const [kept] = await tx
    .insert(postVersions)
    .values({ postId: id, title, text, endedAt: afterLatest(endedAt, agreed) })
    .returning();
  if (!kept || pictures.length === 0) return;
  await tx.insert(postVersionMedia).values(
    pictures.map(({ hash, alt }, position) => ({
      versionId: kept.id,
      position,
      fileHash: hash,
      alt,
    })),
  );
}

/** Stores the version, and for a published post the time when its content last changed. */
export async function writeVersion(
  tx: Tx,
  row: PostRow,
  before: Version,
  { content, pictures }: Version,
  now: Date,
): Promise<PostRow> {
  const isRewritten =
    row.status === 'published' &&
    (content.title !== before.content.title ||
      content.text !== before.content.text ||
      !isSamePictures(pictures, before.pictures));
  const updatedAt = nextVersion(row, now);
  if (isRewritten && (await isSold(tx, row.id))) await keepSold(tx, row, before, updatedAt);
  const [written] = await tx
    .update(posts)
    .set({
      ...content,
      updatedAt,
      ...(isRewritten && { editedAt: updatedAt }),
      ...(row.keptUntil && { keptUntil: keptFrom(now) }),
    })
    .where(eq(posts.id, row.id))
    .returning();
  if (!written) throw new Error('The post was not stored');
  await writePictures(tx, row.id, pictures);
  return written;
}
