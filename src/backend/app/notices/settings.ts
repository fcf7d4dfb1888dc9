import { eq } from 'drizzle-orm';
import type { NoticeKind, NoticeSettings } from '#src/contract/app/notice.ts';
import type { Queryable } from '../../db/db.ts';
import { noticeSettings } from '../../db/schema/notices.ts';

type Setting = keyof NoticeSettings;

/** Which setting turns which notifications off; what concerns one's own money has none. */
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

/** What a member wants; all of it until they choose. */
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
