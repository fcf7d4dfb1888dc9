import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { NoticeMails } from '#src/contract/app/notice.ts';
import type { StoredNotice } from './chat.ts';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/** Notifications that a member wants; without a row, all of them. */
export const noticeSettings = pgTable('notice_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  likes: boolean('likes').notNull().default(true),
  comments: boolean('comments').notNull().default(true),
  purchases: boolean('purchases').notNull().default(true),
  followers: boolean('followers').notNull().default(true),
  subscribers: boolean('subscribers').notNull().default(true),
  /** Subjects whose mails were chosen; the others are as they are for everybody. */
  mail: jsonb('mail').$type<Partial<NoticeMails>>().notNull().default({}),
  hideContent: boolean('hide_content').notNull().default(false),
});

/** Notifications that wait to be mailed; a row is removed with the mail that is written of it. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: jsonb('notice').$type<StoredNotice>().notNull(),
    /** True if it goes with all others of its member that come once a day. */
    isDigest: boolean('is_digest').notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('notice_mails_due').on(table.dueAt),
    index('notice_mails_user').on(table.userId),
  ],
);
export type NoticeMailRow = typeof noticeMails.$inferSelect;
