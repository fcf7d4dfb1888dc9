import type { Http } from '../lib/http.types.ts';

/** `PUT /api/v1/files/{hash}/preview`. Throws a Failure: `conflict` for a video without a clip. */
export const savePreview = (
  http: Http,
  { hash, isOffered }: { hash: string; isOffered: boolean },
): Promise<void> => http.put(`/api/v1/files/${hash}/preview`, { is_offered: isOffered });
