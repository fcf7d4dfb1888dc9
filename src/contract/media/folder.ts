import { z } from 'zod';
import { rowId } from '../lib/ids.ts';

/** A folder of the media library; a file may stand on several. */
export const folder = z
  .object({ id: z.int(), name: z.string(), count: z.int().min(0) })
  .meta({ id: 'Folder' });
/** `GET /library/folders`, by name. */
export const foldersAnswer = z.object({ data: z.array(folder) }).meta({ id: 'FoldersAnswer' });
export const folderAnswer = z.object({ data: folder }).meta({ id: 'FolderAnswer' });
/** One's names differ, whatever their case. At most `limits.folders_max` folders. */
export const folderRequest = z
  .object({ name: z.string().min(1).max(50) })
  .meta({ id: 'FolderRequest' });
const hashes = z.array(z.string().max(128)).max(500).default([]);
/** `POST /library/folders/{id}/items`: the same again changes nothing. */
export const folderItemsRequest = z
  .object({ add: hashes, remove: hashes })
  .meta({ id: 'FolderItemsRequest' });
export const folderItemsAnswer = z
  .object({ success: z.boolean(), count: z.int().min(0) })
  .meta({ id: 'FolderItemsAnswer' });
/** Files to put into a folder and to take out of it; a file in both lists goes out. */
const folderChange = z.object({ folder_id: rowId, add: hashes, remove: hashes });
/**
 * `POST /library/move`: each folder once, 1 to 10 of them. All or nothing: 404 when a folder is not
 * one's own. Files that are neither one's own nor bought, or gone, are left out.
 */
export const folderMoveRequest = z
  .object({
    changes: z
      .array(folderChange)
      .min(1)
      .max(10)
      .refine((all) => new Set(all.map((one) => one.folder_id)).size === all.length, {
        message: 'The changes field names a folder twice.',
      }),
  })
  .meta({ id: 'FolderMoveRequest' });
const folderChanged = z.object({
  folder_id: z.int(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
/**
 * Hashes of what each change, in the order asked, put in and took out by this call; the same again
 * changes nothing. Sent back with the two swapped, they undo it.
 */
export const folderMoveAnswer = z
  .object({ data: z.array(folderChanged) })
  .meta({ id: 'FolderMoveAnswer' });

export type Folder = z.infer<typeof folder>;
export type FoldersAnswer = z.infer<typeof foldersAnswer>;
export type FolderAnswer = z.infer<typeof folderAnswer>;
export type FolderRequest = z.infer<typeof folderRequest>;
export type FolderMoveRequest = z.infer<typeof folderMoveRequest>;
export type FolderMoveAnswer = z.infer<typeof folderMoveAnswer>;
