import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
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
});
