import type { FilesDeleteAsked, FilesDeleteEffects } from '#machines/media/files-delete.types.ts';
import type { FilesDeleteEffects as Wire } from '#src/contract/media/deletion.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { toUses, wireUses } from './uses.ts';

const path = '/api/v1/library/delete';

const effects = read.sureRecord<Wire>({
  unused: read.id,
  kept: read.sureRecord<Wire['kept']>({
    count: read.number(),
    files: read.sureList(
      read.sureRecord<Wire['kept']['files'][number]>({
        hash: read.sureText,
        name: read.orNull(read.sureText),
        uses: wireUses,
      }),
    ),
  }),
});
const back = read.sureRecord<{ restored: string[] }>({ restored: read.sureList(read.sureText) });
const answer = read.sureRecord<{ deleted: string[] }>({ deleted: read.sureList(read.sureText) });

/** `POST /api/v1/library/delete/effects`: nothing is done. */
export const loadFileEffects = async (
  http: Http,
  { hashes }: FilesDeleteAsked,
): Promise<FilesDeleteEffects> => {
  const { unused, kept } = effects(
    await http.post<unknown>(`${path}/effects`, { hashes }, { isRead: true }),
  );
  const files = kept.files.map((file) => ({ ...file, uses: toUses(file.uses) }));
  return { unused, kept: { count: kept.count, files } };
};

/** `POST /api/v1/library/delete`: the hashes of what is gone by it. */
export const deleteFiles = async (
  http: Http,
  { hashes }: FilesDeleteAsked,
): Promise<readonly string[]> => answer(await http.post<unknown>(path, { hashes })).deleted;

/**
 * `POST /api/v1/library/restore`: those of these hashes that are in the library again; fewer where it is too
 * late. Throws a Failure, `conflict` with `storage_full` where there is no room for all.
 */
export const restoreFiles = async (
  http: Http,
  hashes: readonly string[],
): Promise<readonly string[]> =>
  back(await http.post<unknown>('/api/v1/library/restore', { hashes })).restored;
