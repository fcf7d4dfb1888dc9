import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { files } from './files.ts';

/** Videos whose renditions are made at this moment; a row goes with its file, which ends the work. */
export const videoWork = pgTable('video_work', {
  fileHash: text('file_hash')
    .primaryKey()
    .references(() => files.hash, { onDelete: 'cascade' }),
  /** The work, whose folder has this name, and the time after which its process is gone. */
  lockedBy: uuid('locked_by').notNull(),
  lockedUntil: moment('locked_until').notNull(),
});
