import { eq } from 'drizzle-orm';
import type { NoticeKind, NoticeSettings } from '#src/contract/app/notice.ts';
import type { Queryable } from '../db/db.ts';
import { noticeSettings } from '../db/schema/notices.ts';

type Setting = keyof NoticeSettings;

/** Setting that turns each kind of notification off; kinds about one's own money have none. */
const settingOf: Partial<Record<NoticeKind, Setting>> = {
  post_liked: 'likes',
  post_commented: 'comments',
  post_sold: 'purchases',
  message_sold: 'purchases',
  tip_received: 'purchases',
  followed: 'followers',
  subscribed: 'subscribers',
  subscriber_renewed: 'subscribers',
};

/** Reads the notifications that a member wants; all of them until they choose. */
export async function readNoticeSettings(db: Queryable, userId: number): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  const { likes, comments, purchases, followers, subscribers } = row ?? {};
  return {
    likes: likes ?? true,
    comments: comments ?? true,
    purchases: purchases ?? true,
    followers: followers ?? true,
    subscribers: subscribers ?? true,
  };
}

/** Sets some of them and returns all. */
export async function writeNoticeSettings(
  db: Queryable,
  userId: number,
  change: Partial<NoticeSettings>,
): Promise<NoticeSettings> {
  await db
    .insert(noticeSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: { userId, ...change } });
  return readNoticeSettings(db, userId);
}

interface Wanted {
  toUserId: number;
  notice: { kind: NoticeKind };
}

export async function isWanted(db: Queryable, { toUserId, notice }: Wanted): Promise<boolean> {
  const setting = settingOf[notice.kind];
  return setting === undefined || (await readNoticeSettings(db, toUserId))[setting];
}
