import { and, desc, eq, exists, isNull, not, arrayContains, or, sql } from 'drizzle-orm';
import type { FileUses } from '#src/contract/media/uses.ts';
import type { Backend } from '../../context.ts';
import { messageMedia, messages } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { postMedia, posts, postVersionMedia, postVersions } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { knownCards } from '../../people/known-card.ts';
import { usesOf } from '../uploads/use.ts';

const atMost = 20;
/** Characters of a post's own words that stand for its title. */
const firstWords = 80;

/** Posts and messages that show a file of this member; null when it is not theirs. */
export async function listUses(
  backend: Backend,
  ownerId: number,
  hash: string,
): Promise<FileUses | null> {
  const { db } = backend;
  const mine = and(eq(files.hash, hash), eq(files.ownerId, ownerId));
  if ((await db.$count(files, mine)) === 0) return null;
  const total = await usesOf(db, hash);
  return {
    posts: { count: total.posts, latest: await latestPosts(backend, hash) },
    messages: { count: total.messages, latest: await latestMessages(backend, ownerId, hash) },
  };
}

async function latestPosts({ db }: Backend, hash: string): Promise<FileUses['posts']['latest']> {
  const at = sql<Date>`coalesce(${posts.publishedAt}, ${posts.createdAt})`.mapWith(posts.createdAt);
  const name = sql<string | null>`coalesce(${posts.title}, left(${posts.text}, ${firstWords}))`;
  const now = db
    .select({ one: sql`1` })
    .from(postMedia)
    .where(and(eq(postMedia.postId, posts.id), eq(postMedia.fileHash, hash)));
  const sold = db
    .select({ one: sql`1` })
    .from(postVersionMedia)
    .innerJoin(postVersions, eq(postVersions.id, postVersionMedia.versionId))
    .where(and(eq(postVersions.postId, posts.id), eq(postVersionMedia.fileHash, hash)));
  const rows = await db
    .select({ post: posts, name, username: users.username, at })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(or(exists(now), exists(sold)))
    .orderBy(desc(at), desc(posts.id))
    .limit(atMost);
  return rows.map(({ post, name: called, username, at: moment }) => ({
    id: post.id,
    name: called,
    status: post.deletedAt === null ? post.status : ('deleted' as const),
    at: moment.toISOString(),
    path: post.deletedAt === null ? pathOf(username, post) : null,
  }));
}

const pathOf = (
  username: string,
  { id, status }: Pick<typeof posts.$inferSelect, 'id' | 'status'>,
) => `/${username}/post/${id}${status === 'draft' ? '/edit' : ''}`;

async function latestMessages(
  { db, clock }: Backend,
  ownerId: number,
  hash: string,
): Promise<FileUses['messages']['latest']> {
  const rows = await db
    .select({ id: messages.id, at: messages.createdAt, person: users })
    .from(messageMedia)
    .innerJoin(messages, eq(messages.id, messageMedia.messageId))
    .innerJoin(users, eq(users.id, messages.toUserId))
    .where(
      and(
        eq(messageMedia.fileHash, hash),
        eq(messages.authorId, ownerId),
        isNull(messages.deletedAt),
        not(arrayContains(messages.deletedFor, [ownerId])),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(atMost);
  const ids = rows.map(({ person }) => person.id);
  const cards = await knownCards(db, ownerId, ids, clock());
  return rows.map(({ id, at, person }) => ({
    id,
    with: cards.of(person),
    at: at.toISOString(),
  }));
}
