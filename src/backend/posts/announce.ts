import { and, eq, exists, gt, inArray, not, or, type SQL } from 'drizzle-orm';
import { userChannel } from '#src/contract/app/channels.ts';
import type { Backend } from '../context.ts';
import { bans, follows, subscriptions } from '../db/schema/people.ts';
import type { PostRow } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { occupiedChannels } from '../events/occupied.ts';
import { publishToUsers } from '../events/publish.ts';
import type { Outcome } from './own.ts';

/**
 * Milliseconds since a member was seen for which they count as online where subscriptions are
 * unknown.
 */
const presentMilliseconds = 120_000;
const prefix = `private-${userChannel(0).slice(0, -1)}`;
/** Listeners that one query looks at. */
const perQuery = 5_000;

export const announceIfPublished = async (backend: Backend, outcome: Outcome, except?: string) =>
  outcome.kind === 'done' && outcome.isPublished === true
    ? announcePublished(backend, outcome.row, except)
    : undefined;

/**
 * `PostPublished` to those in whose feed the post is and who are online: what it says and shows each
 * asks for as its own reader. The others count it at their next visit (`feed/new_count`).
 */
export async function announcePublished(
  backend: Backend,
  post: PostRow,
  exceptSocketId?: string,
): Promise<void> {
  const { clock } = backend;
  const data = {
    post_id: post.id,
    author_id: post.authorId,
    published_at: (post.publishedAt ?? clock()).toISOString(),
  };
  const occupied = await occupiedChannels(backend, prefix);
  const since = new Date(clock().getTime() - presentMilliseconds);
  const listeners = occupied
    ?.map((channel) => Number(channel.slice(prefix.length)))
    .filter(Number.isSafeInteger);
  const parts = listeners ? chunksOf(listeners, perQuery) : [null];
  for (const part of parts) {
    const isOnline = part ? inArray(users.id, part) : gt(users.lastSeenAt, since);
    const ids = await readersOf(backend, post.authorId, isOnline);
    await publishToUsers(backend, ids, 'PostPublished', data, exceptSocketId);
  }
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The author, followers and subscribers, without those across a block and who muted the author. */
async function readersOf({ db, clock }: Backend, authorId: number, isOnline: SQL) {
  const follow = db
    .select({ by: follows.byUserId })
    .from(follows)
    .where(and(eq(follows.byUserId, users.id), eq(follows.toUserId, authorId)));
  const subscription = db
    .select({ by: subscriptions.byUserId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.byUserId, users.id),
        eq(subscriptions.toUserId, authorId),
        gt(subscriptions.expiresAt, clock()),
      ),
    );
  const unseen = and(
    eq(bans.byUserId, users.id),
    eq(bans.toUserId, authorId),
    inArray(bans.banType, ['mute', 'block']),
  );
  const unseeing = and(
    eq(bans.byUserId, authorId),
    eq(bans.toUserId, users.id),
    eq(bans.banType, 'block'),
  );
  const ban = db.select({ by: bans.byUserId }).from(bans).where(or(unseen, unseeing));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isOnline,
        or(eq(users.id, authorId), exists(follow), exists(subscription)),
        not(exists(ban)),
      ),
    );
  return rows.map(({ id }) => id);
}
