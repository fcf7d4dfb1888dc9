import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const post = () =>
  integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

export const posts = pgTable(
  'posts',
  {
    id: rowId(),
    authorId: person('author_id'),
    title: text('title'),
    text: text('text'),
    isPaid: boolean('is_paid').notNull().default(false),
    /** Minor units; null when free. */
    price: integer('price'),
    visibility: text('visibility').$type<'public' | 'followers' | 'subscribers'>().notNull(),
    status: text('status').$type<'draft' | 'scheduled' | 'published'>().notNull(),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('posts_published').on(
      table.status,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_author').on(
      table.authorId,
      table.status,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
export type PostRow = typeof posts.$inferSelect;

export const postMedia = pgTable(
  'post_media',
  {
    postId: post(),
    position: smallint('position').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => files.hash),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('post_media_file').on(table.fileHash),
  ],
);

export const postPurchases = pgTable(
  'post_purchases',
  {
    postId: post(),
    userId: person('user_id'),
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_purchases_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

export const likes = pgTable(
  'likes',
  { postId: post(), userId: person('user_id'), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('likes_user').on(table.userId, table.postId),
  ],
);
