import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  postMedia,
  postPurchases,
  posts,
  postVersionMedia,
  postVersions,
  type PostRow,
} from '../../db/schema/posts.ts';
import { relationsWith } from '../../people/relations.ts';
import { accessTo } from '../../posts/feed/access.ts';
import { published } from '../../posts/feed/scopes.ts';
import { isOfPurchase } from '../../posts/feed/sold-version.ts';
import { isStanding } from '../../posts/feed/viewer.ts';
import type { Asked, Fact } from './fact.ts';

/** Files in posts that a member sees, can buy or bought: as they are now, or as they were sold. */
export async function factsOfPosts(backend: Backend, asked: Asked): Promise<Fact[]> {
  const shown = await shownNow(backend, asked);
  const factOf = await unbought(backend, asked);
  return [
    ...shown.flatMap(({ hash, post, boughtAt }) =>
      boughtAt === null ? factOf(hash, post) : [boughtOf(hash, boughtAt)],
    ),
    ...(await boughtAsSold(backend.db, asked)),
  ];
}

const boughtOf = (hash: string, at: Date): Fact => ({ hash, kind: 'bought', at, price: null });

const shownNow = (backend: Backend, { ownerId, fan, hashes }: Asked) =>
  backend.db
    .select({ hash: postMedia.fileHash, post: posts, boughtAt: postPurchases.createdAt })
    .from(postMedia)
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .leftJoin(
      postPurchases,
      and(eq(postPurchases.postId, posts.id), eq(postPurchases.userId, fan.id)),
    )
    .where(
      and(
        inArray(postMedia.fileHash, [...hashes]),
        eq(posts.authorId, ownerId),
        or(published(backend), isNotNull(postPurchases.createdAt)),
      ),
    );

async function boughtAsSold(db: Queryable, { ownerId, fan, hashes }: Asked): Promise<Fact[]> {
  const rows = await db
    .select({ hash: postVersionMedia.fileHash, at: postPurchases.createdAt })
    .from(postVersionMedia)
    .innerJoin(postVersions, eq(postVersions.id, postVersionMedia.versionId))
    .innerJoin(postPurchases, isOfPurchase)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .where(
      and(
        inArray(postVersionMedia.fileHash, [...hashes]),
        eq(postPurchases.userId, fan.id),
        eq(posts.authorId, ownerId),
      ),
    );
  return rows.map(({ hash, at }) => boughtOf(hash, at));
}

/** Of a post that was not bought: shown where it is open, offered where it is for sale. */
async function unbought({ db, clock }: Backend, { ownerId, fan }: Asked) {
  const relation = (await relationsWith(db, fan.id, [ownerId], clock()))(ownerId);
  const viewer = { id: fan.id, isMember: isStanding(fan), relation, isPurchased: false };
  return (hash: string, post: PostRow): Fact[] => {
    const { isLocked } = accessTo(post, viewer);
    const at = post.publishedAt ?? post.createdAt;
    if (!isLocked) return [{ hash, kind: 'shown', at, price: null }];
    return post.isPaid ? [{ hash, kind: 'offered', at, price: post.price }] : [];
  };
}
