import type { Http } from '../lib/http.types.ts';

/** `POST /api/v1/posts/{id}/restore`, within an hour of its deletion; once more changes nothing. */
export const restorePost = (http: Http, postId: number): Promise<unknown> =>
  http.post(`/api/v1/posts/${postId}/restore`);
