import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** One stored rendering of a file; `path` is relative to the media folder of `DATA_DIR`. */
export interface FileVariant {
  path: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  /** Of a poster that its owner chose: the beginning of its digest. */
  mark?: string;
  /** Of a video: true once nothing around its film says where and with which device it was made. */
  isClean?: true;
}
/**
 * `source` is a picture as it came, for its owner alone; `medium` is of pictures that are larger than
 * it and stand still; `clip` are the first seconds of a video, for those for whom it is locked.
 */
export type FileVariants = {
  full?: FileVariant;
  source?: FileVariant;
  medium?: FileVariant;
  thumb?: FileVariant;
  original?: FileVariant;
  clip?: FileVariant;
  /** Renditions of a video: the playlist of all, and of each its playlist and its film. */
  hls?: FileVariant;
  hls360?: FileVariant;
  hls720?: FileVariant;
  hls1080?: FileVariant;
  film360?: FileVariant;
  film720?: FileVariant;
  film1080?: FileVariant;
};

/** Captions in one language, as lists of files show them: `mark` begins the digest of their text. */
export interface CaptionMark {
  language: string;
  mark: string;
  bytes: number;
}

/** Condition: a video that is played as it came, and has no renditions. */
export const lacksRenditions = (of: Record<'type' | 'status' | 'variants', AnyPgColumn>): SQL =>
  sql`${of.type} = 'video' and ${of.status} = 'ready' and ${of.variants} -> 'hls' is null`;

export const files = pgTable(
  'files',
  {
    hash: text('hash').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its owner's device called it; null where it did not say. */
    name: text('name'),
    purpose: text('purpose').$type<'post' | 'message' | 'avatar' | 'banner'>().notNull(),
    type: text('type').$type<'image' | 'video' | 'audio'>().notNull(),
    status: text('status').$type<'processing' | 'ready' | 'failed'>().notNull(),
    mime: text('mime').notNull(),
    /** Pixels; of a video that nobody has read yet the shape of most (`media/uploads/unread.ts`). */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Seconds; null for pictures, and for a video that nobody has read yet. */
    duration: doublePrecision('duration'),
    /** CSS colour computed from the picture. */
    placeholder: text('placeholder').notNull(),
    alt: text('alt'),
    /** Bytes it takes of its owner's storage: what was received, then what is kept. */
    bytes: integer('bytes').notNull().default(0),
    variants: jsonb('variants').$type<FileVariants>().notNull(),
    /** Summary of the rows of `captions`, by language; null without any. */
    captions: jsonb('captions').$type<CaptionMark[]>(),
    /** True if its clip is shown to those for whom it is locked. */
    isPreviewOffered: boolean('is_preview_offered').notNull().default(false),
    /** The uploader's own name for one intent to upload; null for what the seed drew. */
    uploadId: uuid('upload_id'),
    /** Digest of the bytes as they came, by which a second upload of them is found; only of content. */
    contentMark: text('content_mark'),
    /** Reason of the failure, as its owner reads it; `delayed` or `disk_full` while it waits. */
    error: text('error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.hash),
    uniqueIndex('files_upload').on(table.ownerId, table.uploadId),
    index('files_content').on(table.ownerId, table.contentMark),
    index('files_without_renditions').on(table.createdAt).where(lacksRenditions(table)),
  ],
);
export type FileRow = typeof files.$inferSelect;

/** Texts of the captions of videos, as WebVTT; each is a mark in `files.captions` too. */
export const captions = pgTable(
  'captions',
  {
    fileHash: text('file_hash')
      .notNull()
      .references(() => files.hash, { onDelete: 'cascade' }),
    /** BCP 47, canonical. */
    language: text('language').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileHash, table.language] })],
);
