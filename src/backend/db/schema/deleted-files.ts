import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { FileRow } from './files.ts';
import { users } from './users.ts';

/** Row of a file as JSON; its moment is ISO 8601. */
export type DeletedFile = Omit<FileRow, 'createdAt'> & { createdAt: string };

/** Captions of a deleted video, by the names of their columns. */
export interface DeletedCaption {
  language: string;
  body: string;
  created_at: string;
}

/** A folder that a deleted file was in, which may be gone by now. */
export interface DeletedPlace {
  folder_id: number;
  created_at: string;
}

/**
 * Files that were deleted in the last hour or so, with all that a restore puts back. They are in no other
 * table, so nothing lists, shows or counts them; their bytes are where they were.
 */
export const deletedFiles = pgTable(
  'deleted_files',
  {
    hash: text('hash').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    file: jsonb('file').$type<DeletedFile>().notNull(),
    captions: jsonb('captions').$type<DeletedCaption[]>().notNull(),
    folders: jsonb('folders').$type<DeletedPlace[]>().notNull(),
    deletedAt: moment('deleted_at').notNull(),
    /** Set before its bytes go: from then on it is not restored. */
    purgeBegunAt: moment('purge_begun_at'),
  },
  (table) => [
    index('deleted_files_age').on(table.deletedAt),
    index('deleted_files_owner').on(table.ownerId, table.deletedAt),
  ],
);
