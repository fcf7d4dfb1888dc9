import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ChatType } from '#src/contract/chat/chat.ts';
import { currentUser } from '../auth/access/middleware.ts';
import type { Env } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { notFound } from '../http/failures.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { relationsWith } from '../people/relations.ts';
import type { Side } from './messages/conversation.ts';
import { systemUserId } from './list/list.ts';

/** `/{userId}/{type}` of a chat's address. */
export const sideParams = z.object({ userId: z.string(), type: z.string() });

/**
 * The caller's side of a chat. 404 for an unknown user, oneself, and a user who blocked the caller;
 * type 1 is with the product alone.
 */
export async function otherSide(
  c: Context<Env>,
  withUser: string | number,
  type: string | ChatType,
): Promise<Side> {
  const backend = c.get('backend');
  const { db } = backend;
  const ownerId = currentUser(c).id;
  const withUserId = typeof withUser === 'number' ? withUser : rowIdFrom(withUser);
  const chatType = String(type) === '1' ? 1 : 0;
  const isKnownType =
    /^[01]$/.test(String(type)) && (withUserId === systemUserId) === (chatType === 1);
  if (!isKnownType || withUserId === ownerId) throw notFound();
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.id, withUserId));
  const { bansMe } = (await relationsWith(db, ownerId, [withUserId], backend.clock()))(withUserId);
  if (!other || bansMe === 'block') throw notFound();
  return { ownerId, withUserId, chatType };
}
