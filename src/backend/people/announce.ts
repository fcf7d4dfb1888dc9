import { eq } from 'drizzle-orm';
import type { PeopleList, RelationChanged } from '#src/contract/people/relation.ts';
import type { Backend } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { publishToUser } from '../events/publish.ts';
import { readEntry } from './lists.ts';
import { isBlockedBy, type BanType } from './relations.ts';
import { viewerRelation } from './viewer-relation.ts';

/** List of the other member that mirrors each list. */
const otherEnd = { followed: 'followers', subscriptions: 'subscribers' } as const;

export interface Move {
  byUserId: number;
  toUserId: number;
  /** The call's own socket: it has the answer. */
  socketId: string | undefined;
}

/**
 * `RelationChanged` after a follow or a subscription of `byUserId` began, ended, was renewed or
 * changed its renewal: to all tabs of both, each with their own lists. Call it after the
 * transaction.
 */
export async function relationMoved(
  backend: Backend,
  { byUserId, toUserId, socketId }: Move,
  list: keyof typeof otherEnd,
): Promise<void> {
  await announceToSide(backend, byUserId, toUserId, list, socketId);
  await announceToSide(backend, toUserId, byUserId, otherEnd[list], socketId);
}

/**
 * `RelationChanged` after a ban was set, changed or lifted. The other member is sent only what has
 * effects for them, without a reason: mutes are not sent, and a block looks like a deleted account.
 */
export async function banMoved(
  backend: Backend,
  { byUserId, toUserId, socketId }: Move,
  before: BanType | null,
  after: BanType | null,
): Promise<void> {
  await announceToSide(backend, byUserId, toUserId, 'blacklist', socketId);
  const isFelt = [before, after].some((type) => type === 'restrict' || type === 'block');
  if (isFelt) await announceToSide(backend, toUserId, byUserId, null, socketId);
}

async function announceToSide(
  backend: Backend,
  ownerId: number,
  otherId: number,
  list: PeopleList | null,
  socketId: string | undefined,
) {
  const event = await seenBy(backend, ownerId, otherId, list);
  await publishToUser(backend, ownerId, 'RelationChanged', event, socketId);
}

async function seenBy(
  backend: Backend,
  ownerId: number,
  otherId: number,
  list: PeopleList | null,
): Promise<RelationChanged> {
  const gone = { user_id: otherId, list: null, entry: null, relation: null };
  const [other] = await backend.db.select().from(users).where(eq(users.id, otherId));
  if (!other || (await isBlockedBy(backend.db, ownerId, otherId))) return gone;
  const entry = list && (await readEntry(backend, ownerId, list, otherId));
  const relation = await viewerRelation(backend, ownerId, other);
  return { user_id: otherId, list, entry, relation };
}
