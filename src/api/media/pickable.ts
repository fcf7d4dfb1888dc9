import type { PickableAsked, PickablePage } from '#machines/media/file-picker.types.ts';
import type { Http } from '../lib/http.types.ts';
import { listFolders } from './folders.ts';
import { toOwn } from './library.ts';
import { uploadedAnswer } from './wire-library.ts';

/** `GET /api/v1/library/uploaded?about&folder&q&cursor`, with all folders where they are asked for. */
export async function loadPickable(http: Http, asked: PickableAsked): Promise<PickablePage> {
  const { about, folder, search, cursor, needsFolders } = asked;
  const query = {
    about: about ?? undefined,
    folder: folder ?? undefined,
    q: search.trim() || undefined,
    cursor: cursor ?? undefined,
  };
  const [answer, folders] = await Promise.all([
    http.get<unknown>('/api/v1/library/uploaded', { query }),
    needsFolders ? listFolders(http) : null,
  ]);
  const { data, meta } = uploadedAnswer(answer);
  const entries = data.map((file) => ({ ...toOwn(file), mark: file.mark }));
  return { entries, cursor: meta.next_cursor, folders };
}
