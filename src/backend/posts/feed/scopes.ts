import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  not,
  or,
  type Column,
  type SQL,
} from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { bans, follows, subscriptions } from '../../db/schema/people.ts';
import { postHides, posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';

/**
 * Its time has come. One that was written after that time is out although the clock says that it is still
 * to come: it was put back.
 */
export const isOut = (now: Date): SQL | undefined =>
  or(lte(posts.publishedAt, now), lte(posts.publishedAt, posts.updatedAt));

/** Out for everyone: its time has come, and its author is still a member. */
export function published(backend: Backend): SQL | undefined {
  const { db } = backend;
  const leaver = and(eq(users.id, posts.authorId), eq(users.isDeleted, true));
  return and(
    eq(posts.status, 'published'),
    isOut(backend.clock()),
    isNull(posts.deletedAt),
    not(exists(db.select({ id: users.id }).from(users).where(leaver))),
  );
}

/** Posts of the people the viewer follows or subscribes to, and the viewer's own. */
export function feedOf(backend: Backend, viewerId: number): SQL | undefined {
  const { db } = backend;
  const followed = db
    .select({ id: follows.toUserId })
    .from(follows)
    .where(eq(follows.byUserId, viewerId));
  const subscribed = db
    .select({ id: subscriptions.toUserId })
    .from(subscriptions)
    .where(and(eq(subscriptions.byUserId, viewerId), gt(subscriptions.expiresAt, backend.clock())));
  return and(
    published(backend),
    or(
      eq(posts.authorId, viewerId),
      inArray(posts.authorId, followed),
      inArray(posts.authorId, subscribed),
    ),
    shownTo(backend, viewerId),
  );
}

/** Excludes people whom the viewer muted or blocked, and who blocked the viewer (decisions §7). */
export function unbanned({ db }: Backend, viewerId: number, person: Column): SQL | undefined {
  const unseen = db
    .select({ id: bans.toUserId })
    .from(bans)
    .where(and(eq(bans.byUserId, viewerId), inArray(bans.banType, ['mute', 'block'])));
  const unseeing = db
    .select({ id: bans.byUserId })
    .from(bans)
    .where(and(eq(bans.toUserId, viewerId), eq(bans.banType, 'block')));
  return and(not(inArray(person, unseen)), not(inArray(person, unseeing)));
}

/** Excludes posts that the viewer hid, and those of people who are not shown to them. */
export function shownTo(backend: Backend, viewerId: number): SQL | undefined {
  const hidden = backend.db
    .select({ id: postHides.postId })
    .from(postHides)
    .where(eq(postHides.userId, viewerId));
  return and(unbanned(backend, viewerId, posts.authorId), not(inArray(posts.id, hidden)));
}
