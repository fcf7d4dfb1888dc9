import type { Folder } from '#machines/modal/folder-name.types.ts';
import type { FolderAnswer } from '#src/contract/folder.ts';
import type { Http } from './http.types.ts';

const folders = '/api/v1/library/folders';

/** `POST /library/folders` for a new one (`id` null), else `PATCH /library/folders/{id}`. */
export const saveFolder = async (
  http: Http,
  { id, name }: { id: number | null; name: string },
): Promise<Folder> => {
  const { data } =
    id === null
      ? await http.post<FolderAnswer>(folders, { name })
      : await http.patch<FolderAnswer>(`${folders}/${id}`, { name });
  return data;
};

/** `DELETE /library/folders/{id}`: the files stay. */
export const deleteFolder = (http: Http, id: number): Promise<void> =>
  http.delete(`${folders}/${id}`);
