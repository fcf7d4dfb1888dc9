import type { LikeAnswer } from '#machines/posts/like.types.ts';
import type { Http } from '../lib/http.types.ts';
import { likeAnswer } from './wire-post-answers.ts';

const likeOf = (postId: number) => `/api/v1/posts/${postId}/like`;
const toAnswer = (answer: unknown): LikeAnswer => ({
  likesCount: likeAnswer(answer).likes_count,
});

/** `POST /api/v1/posts/{id}/like`; idempotent. */
export const setLike = async (http: Http, postId: number): Promise<LikeAnswer> =>
  toAnswer(await http.post<unknown>(likeOf(postId)));

/** `DELETE /api/v1/posts/{id}/like`; idempotent. */
export const dropLike = async (http: Http, postId: number): Promise<LikeAnswer> =>
  toAnswer(await http.delete<unknown>(likeOf(postId)));

const hideOf = (postId: number) => `/api/v1/posts/${postId}/hide`;

/** `POST /api/v1/posts/{id}/hide`; idempotent. */
export const hidePost = async (http: Http, postId: number): Promise<void> => {
  await http.post<unknown>(hideOf(postId));
};

/** `DELETE /api/v1/posts/{id}/hide`; idempotent. */
export const unhidePost = async (http: Http, postId: number): Promise<void> => {
  await http.delete<unknown>(hideOf(postId));
};
