import { and, eq, gt, sql } from 'drizzle-orm';
import { systemUserId } from '../../chat/list/list.ts';
import type { Backend } from '../../context.ts';
import { messages } from '../../db/schema/chat.ts';
import { relationsWith } from '../../people/relations.ts';
import { notify } from './write.ts';

const day = 86_400_000;

/** Notifies a member of a new follower; once a day, and not of one whom they banned. */
export async function notifyOfFollow(
  backend: Backend,
  byUserId: number,
  toUserId: number,
): Promise<void> {
  const { db } = backend;
  const now = backend.clock();
  const relation = (await relationsWith(db, toUserId, [byUserId], now))(byUserId);
  if (relation.iBan !== null) return;
  const before = await db.$count(
    messages,
    and(
      eq(messages.lowUserId, systemUserId),
      eq(messages.highUserId, toUserId),
      eq(messages.chatType, 1),
      gt(messages.createdAt, new Date(now.getTime() - day)),
      sql`${messages.notice} ->> 'kind' = 'followed'`,
      sql`(${messages.notice} ->> 'personId')::integer = ${byUserId}`,
    ),
  );
  if (before > 0) return;
  const notice = { kind: 'followed' as const, personId: byUserId };
  await notify(backend, { toUserId, notice, isOwnDoing: false });
}
