import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The `Idempotency-Key` it came with: a second comment with it is never stored. */
    clientKey: text('client_key'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('comments_post').on(table.postId, table.id),
    uniqueIndex('comments_key').on(table.userId, table.clientKey),
  ],
);
export type CommentRow = typeof comments.$inferSelect;
