import { z } from 'zod';

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

export type Folder = z.infer<typeof folder>;
export type FoldersAnswer = z.infer<typeof foldersAnswer>;
export type FolderAnswer = z.infer<typeof folderAnswer>;
export type FolderRequest = z.infer<typeof folderRequest>;
