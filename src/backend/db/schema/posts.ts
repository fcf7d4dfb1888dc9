import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { trigrams } from '../contains.ts';
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
    /** True if subscribers read a paid post without buying it. */
    isFreeForSubscribers: boolean('is_free_for_subscribers').notNull().default(false),
    visibility: text('visibility').$type<'public' | 'followers' | 'subscribers'>().notNull(),
    status: text('status').$type<'draft' | 'scheduled' | 'published'>().notNull(),
    /** Changes of a published post that wait to be applied: never a post of its own. */
    draftOf: integer('draft_of').references((): AnyPgColumn => posts.id, { onDelete: 'cascade' }),
    /** `updatedAt` of that post when the changes began. */
    basedOn: moment('based_on'),
    /** Time until which the unused version of an edit stays in the drafts. */
    keptUntil: moment('kept_until'),
    /** The `Idempotency-Key` that made it: one intent is one post, even when the process died. */
    clientKey: text('client_key'),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    /** Time at which its content last changed after it was published. */
    editedAt: moment('edited_at'),
    /** Time at which its author deleted it: buyers keep it. */
    deletedAt: moment('deleted_at'),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** Readers who may comment. */
    commentsOpenTo: text('comments_open_to')
      .$type<'readers' | 'subscribers' | 'nobody'>()
      .notNull()
      .default('readers'),
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
    uniqueIndex('posts_client_key').on(table.authorId, table.clientKey),
    index('posts_due')
      .on(table.publishAt)
      .where(sql`status = 'scheduled'`),
    index('posts_popular')
      .on(table.likesCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('posts_draft_of').on(table.draftOf),
    index('posts_title_words')
      .using('gin', trigrams(table.title))
      .where(sql`status = 'published' and visibility = 'public'`),
    index('posts_text_words')
      .using('gin', trigrams(table.text))
      .where(sql`status = 'published' and visibility = 'public' and not is_paid`),
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
    /** Description of the picture in this post; null falls back to the file's own. */
    alt: text('alt'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('post_media_file').on(table.fileHash),
  ],
);

/** Former content of a sold post: members who had bought it until then keep it so. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: rowId(),
    postId: post(),
    title: text('title'),
    text: text('text'),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [index('post_versions_post').on(table.postId, table.endedAt)],
);

export const postVersionMedia = pgTable(
  'post_version_media',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => postVersions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => files.hash),
    alt: text('alt'),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.position] }),
    index('post_version_media_file').on(table.fileHash),
  ],
);

export const postPurchases = pgTable(
  'post_purchases',
  {
    postId: post(),
    userId: person('user_id'),
    amount: integer('amount').notNull(),
    /** Start of its payment: the content of that moment was sold; null is `createdAt`. */
    agreedAt: moment('agreed_at'),
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

/** Posts that a member wants to see no more; lists leave them out. */
export const postHides = pgTable(
  'post_hides',
  { userId: person('user_id'), postId: post(), createdAt: moment('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.postId] })],
);
