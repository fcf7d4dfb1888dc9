import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/**
 * Files that come in pieces (tus), with those that were taken of late, so that a lost answer is found
 * again. Their bytes are beside the other media under the same name, until they are taken.
 */
export const unfinishedUploads = pgTable(
  'unfinished_uploads',
  {
    /** 40 random hexadecimal digits: the last part of its address, and the name of its bytes. */
    id: text('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The uploader's own name for one intent to upload. */
    uploadId: uuid('upload_id').notNull(),
    /** A video's poster and clip come before it, each as an upload of its own. */
    part: text('part').$type<'file' | 'poster' | 'clip'>().notNull(),
    /** Bytes that were declared; they count as kept. */
    length: integer('length').notNull(),
    /** `Upload-Metadata` as it was sent, decoded. */
    metadata: jsonb('metadata').$type<Record<string, string | null>>().notNull(),
    /** The file in the library that it became; null before. */
    fileHash: text('file_hash'),
    /** The one who writes or takes it at this moment, and the time after which that one is gone. */
    lockedBy: uuid('locked_by'),
    lockedUntil: moment('locked_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('unfinished_uploads_intent').on(table.ownerId, table.uploadId, table.part),
    index('unfinished_uploads_age').on(table.createdAt),
  ],
);
export type UnfinishedUpload = typeof unfinishedUploads.$inferSelect;
