import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { captions, files, type FileRow } from '../../db/schema/files.ts';
import { folderItems, folders } from '../../db/schema/library.ts';
import { isUnread } from '../../media/uploads/unread.ts';
import { placeIn, type Copy } from './copy.ts';

const atOnce = 200;

/** Texts of the captions of a file, which are read a file at a time: they may be long. */
async function captionsOf({ backend: { db } }: Copy, { hash, captions: some }: FileRow) {
  if (!some) return [];
  const rows = await db
    .select()
    .from(captions)
    .where(eq(captions.fileHash, hash))
    .orderBy(asc(captions.language));
  return rows.map(({ language, body, createdAt }) => ({
    language,
    text: body,
    created_at: createdAt,
  }));
}

/** Every file that the member uploaded, with where it is in the archive and on which folders it stands. */
export async function* libraryOf(copy: Copy) {
  const { backend, user } = copy;
  const { db } = backend;
  let after = '';
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(and(eq(files.ownerId, user.id), gt(files.hash, after)))
      .orderBy(asc(files.hash))
      .limit(atOnce);
    const standing = await db
      .select({ hash: folderItems.fileHash, name: folders.name })
      .from(folderItems)
      .innerJoin(folders, eq(folders.id, folderItems.folderId))
      .where(
        and(
          eq(folders.userId, user.id),
          inArray(
            folderItems.fileHash,
            rows.map(({ hash }) => hash),
          ),
        ),
      );
    for (const file of rows)
      yield {
        file: placeIn(file, user.id),
        name: file.name,
        purpose: file.purpose,
        type: file.type,
        status: file.status,
        // Nobody knows the size of a video that was not read yet.
        width: isUnread(file) ? null : file.width,
        height: isUnread(file) ? null : file.height,
        duration: file.duration,
        alt: file.alt,
        bytes: file.bytes,
        captions: await captionsOf(copy, file),
        is_preview_offered: file.isPreviewOffered,
        folders: standing.filter(({ hash }) => hash === file.hash).map(({ name }) => name),
        created_at: file.createdAt,
      };
    after = rows.at(-1)?.hash ?? after;
    if (rows.length < atOnce) return;
  }
}

/** Folders with what stands in them, as far as it is in the archive. */
export async function* foldersOf({ backend: { db }, user, received }: Copy) {
  const own = eq(folders.userId, user.id);
  for (const folder of await db.select().from(folders).where(own).orderBy(asc(folders.id))) {
    const rows = await db
      .select({ file: files })
      .from(folderItems)
      .innerJoin(files, eq(files.hash, folderItems.fileHash))
      .where(eq(folderItems.folderId, folder.id))
      .orderBy(asc(files.hash));
    yield {
      name: folder.name,
      created_at: folder.createdAt,
      files: rows.flatMap(({ file }) =>
        file.ownerId === user.id || received.has(file.hash) ? [placeIn(file, user.id)] : [],
      ),
    };
  }
}
