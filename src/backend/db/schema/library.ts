import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Folders of a member's media library. */
export const folders = pgTable(
  'folders',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('folders_name').on(table.userId, sql`lower(${table.name})`)],
);

/** Files of each folder; removing a folder leaves its files. */
export const folderItems = pgTable(
  'folder_items',
  {
    folderId: integer('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    fileHash: text('file_hash')
      .notNull()
      .references(() => files.hash, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.fileHash] }),
    index('folder_items_file').on(table.fileHash),
  ],
);
