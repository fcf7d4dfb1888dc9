import type { Caption } from '#machines/posts/post.types.ts';
import * as read from '../lib/reader.ts';
import type { Http } from '../lib/http.types.ts';

const path = (hash: string, language: string): string =>
  `/api/v1/files/${hash}/captions/${encodeURIComponent(language)}`;

const answer = read.sureRecord<{ data: Caption[] }>({
  data: read.sureList(
    read.sureRecord<Caption>({ language: read.sureText, url: read.orNull(read.sureText) }),
  ),
});

/**
 * `PUT /api/v1/files/{hash}/captions/{language}`: WebVTT or SubRip, at most 500,000 characters, in place of
 * what is there in that language. Answers with all captions of the video. Throws a Failure: `invalid` names
 * `text` or `language`.
 */
export const saveCaptions = async (
  http: Http,
  { hash, language, text }: { hash: string; language: string; text: string },
): Promise<readonly Caption[]> =>
  answer(await http.put<unknown>(path(hash, language), { text })).data;

/** `DELETE /api/v1/files/{hash}/captions/{language}`: done too where there are none. */
export const removeCaptions = (
  http: Http,
  { hash, language }: { hash: string; language: string },
): Promise<void> => http.delete(path(hash, language));
