import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { postChannel, userChannel } from '#src/contract/app/channels.ts';
import type { Backend } from '../context.ts';
import { subscriptions } from '../db/schema/people.ts';
import { posts } from '../db/schema/posts.ts';
import { mayReadPost } from '../feed/viewer.ts';

/** Right that has ended, by what it was a right of. */
export type EndedRight =
  /** Signed out, ended from another device, or fallen silent. */
  | { of: 'session'; sessionId: string }
  /** Every session of a member but the caller's own: a new password, an account that is left. */
  | { of: 'member'; userId: number; exceptSocketId?: string | undefined }
  /** Readers of a post changed, or it is gone. */
  | { of: 'post'; postId: number }
  /** The author has left: none of their posts is open to anybody but who bought it. */
  | { of: 'author'; authorId: number }
  /** The reader follows the author no more, or what was paid for is over or given back. */
  | { of: 'reader'; readerId: number; authorId: number }
  /** Right to see who else is in a chat: they hide that they are online. */
  | { of: 'presence'; userId: number }
  /** Right to write to one another. */
  | { of: 'chat'; one: number; other: number }
  /** Right to anything of one another. */
  | { of: 'pair'; one: number; other: number }
  /** Subscriptions that nobody ended, but time; of one post or of all that are open here. */
  | { of: 'time'; postId?: number };

const prefix = `private-${postChannel(0).slice(0, -1)}`;
const channelOf = (postId: number) => `${prefix}${postId}`;
const postOf = (channel: string) => Number(channel.slice(prefix.length));

/**
 * Closes what rests on a right that has ended: the live channels, of this process and of the others.
 * Signed addresses of media, lists and searches ask for the right each time. Call it after the
 * transaction, and after the events of it: it may cut the socket that they go through. What has ended
 * stays ended when a broker cannot be reached, so a failure is logged only.
 */
export async function rightEnded(backend: Backend, right: EndedRight): Promise<void> {
  try {
    await close(backend, right);
  } catch (error) {
    backend.log.error('broadcast failed', { event: `right of ${right.of}`, error: String(error) });
  }
}

async function close(backend: Backend, right: EndedRight): Promise<void> {
  const { broadcast } = backend;
  switch (right.of) {
    case 'session':
      return broadcast.endSession?.(right.sessionId);
    case 'member': {
      const { userId, exceptSocketId } = right;
      const except = exceptSocketId === undefined ? {} : { exceptSocketId };
      return broadcast.reauthorize(`private-${userChannel(userId)}`, except);
    }
    case 'post':
      return broadcast.reauthorize(channelOf(right.postId));
    case 'author':
      for (const postId of await openPosts(backend, eq(posts.authorId, right.authorId)))
        await broadcast.reauthorize(channelOf(postId));
      return;
    case 'reader':
      return closeThreads(backend, [right.readerId], [right.authorId]);
    case 'pair': {
      const both = [right.one, right.other];
      await closeThreads(backend, both, both);
      return closePresence(backend, right.one, right.other);
    }
    case 'presence':
      return leavePresence(backend, right.userId);
    case 'chat':
      return closePresence(backend, right.one, right.other);
    case 'time':
      return closeLapsed(backend, right.postId);
  }
}

/**
 * Makes those who see whether the other one is typing ask for the channel again, which refuses
 * them.
 */
const closePresence = ({ broadcast }: Backend, one: number, other: number) =>
  broadcast.reauthorize(`presence-chat.${Math.min(one, other)}.${Math.max(one, other)}`);

/** Closes every channel in which others see that they are there. */
async function leavePresence({ broadcast }: Backend, userId: number): Promise<void> {
  const channels = (await broadcast.occupied?.('presence-chat.')) ?? [];
  for (const channel of channels)
    if (channel.split('.').slice(1).includes(String(userId)))
      await broadcast.reauthorize(channel, { userId });
}

/** Posts of these authors that somebody has open, in any process. */
async function openPosts({ broadcast, db }: Backend, where: SQL): Promise<number[]> {
  const open = (await broadcast.occupied?.(prefix)) ?? [];
  const ids = open.map(postOf);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, ids), where));
  return rows.map(({ id }) => id);
}

async function closeThreads(
  backend: Backend,
  readerIds: readonly number[],
  authorIds: readonly number[],
): Promise<void> {
  for (const postId of await openPosts(backend, inArray(posts.authorId, [...authorIds])))
    for (const userId of readerIds) await closeUnlessReadable(backend, userId, postId);
}

async function closeUnlessReadable(backend: Backend, userId: number, postId: number) {
  if (await mayReadPost(backend, userId, postId)) return;
  await backend.broadcast.reauthorize(channelOf(postId), { userId });
}

/** Closes channels of listeners in this process: each process does it for its own. */
async function closeLapsed(backend: Backend, postId: number | undefined): Promise<void> {
  const { broadcast, clock, db } = backend;
  const wanted = postId === undefined ? prefix : channelOf(postId);
  const found = (broadcast.listeners?.(wanted) ?? [])
    .map(({ channel, userId }) => ({ userId, postId: postOf(channel) }))
    .filter((one) => postId === undefined || one.postId === postId);
  if (found.length === 0) return;
  const lapsed = await db
    .select({ userId: subscriptions.byUserId, postId: posts.id })
    .from(subscriptions)
    .innerJoin(posts, eq(posts.authorId, subscriptions.toUserId))
    .where(
      and(
        inArray(subscriptions.byUserId, [...new Set(found.map(({ userId }) => userId))]),
        inArray(posts.id, [...new Set(found.map((one) => one.postId))]),
        lte(subscriptions.expiresAt, clock()),
      ),
    );
  const isOver = new Set(lapsed.map((one) => `${one.userId} ${one.postId}`));
  for (const one of found)
    if (isOver.has(`${one.userId} ${one.postId}`))
      await closeUnlessReadable(backend, one.userId, one.postId);
}
