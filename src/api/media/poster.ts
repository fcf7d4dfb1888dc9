import type { PosterAnswer } from '#src/contract/media/poster.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const answer = read.sureRecord<PosterAnswer>({ thumb_url: read.sureText });

/**
 * `PUT /api/v1/files/{hash}/poster`: a picture in the place of the one that stands for a video. Answers
 * with its address. Throws a Failure: `conflict` for what is no video that is ready.
 */
export const savePoster = async (
  http: Http,
  { hash, picture }: { hash: string; picture: Blob },
): Promise<string> => {
  const form = new FormData();
  form.set('file', picture, 'poster.jpg');
  return answer(await http.put<unknown>(`/api/v1/files/${hash}/poster`, form)).thumb_url;
};
