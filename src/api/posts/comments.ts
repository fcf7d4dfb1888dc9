import type { Comment } from '#machines/posts/comment.types.ts';
import type { CommentsAsked, CommentsPage } from '#machines/posts/comment-list.types.ts';
import type { Comment as WireComment } from '#src/contract/posts/comment.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor } from './post.ts';
import { commentAnswer, commentsAnswer } from './wire-comments.ts';

/** A comment of the wire as the charts know it. */
export const toComment = (wire: WireComment): Comment => ({
  id: wire.id,
  author: toAuthor(wire.author),
  text: wire.text,
  createdAt: wire.created_at,
  editedAt: wire.edited_at,
  canEdit: wire.can.edit,
  canDelete: wire.can.delete,
});

/** `GET /api/v1/posts/{id}/comments?cursor&order=`: twenty, oldest first. */
export const loadComments = async (
  http: Http,
  { postId, order, cursor }: CommentsAsked,
): Promise<CommentsPage> => {
  const query = { order, cursor: cursor ?? undefined };
  const path = `/api/v1/posts/${postId}/comments`;
  const { data, meta } = commentsAnswer(await http.get<unknown>(path, { query }));
  return {
    comments: data.map(toComment),
    nextCursor: meta.next_cursor,
    count: meta.count ?? data.length,
    openTo: meta.open_to,
    canComment: meta.can_comment,
  };
};

/** `POST /api/v1/posts/{id}/comments`; the same key again is the same comment. */
export const sendComment = async (
  http: Http,
  { postId, text, key }: { postId: number; text: string; key: string },
): Promise<Comment> => {
  const options = { idempotencyKey: key };
  const path = `/api/v1/posts/${postId}/comments`;
  return toComment(commentAnswer(await http.post<unknown>(path, { text }, options)).data);
};

/** `PATCH /api/v1/posts/{id}/comments`, by the post's author: who may write below it. */
export const openThread = async (
  http: Http,
  postId: number,
  openTo: CommentsPage['openTo'],
): Promise<void> => {
  await http.patch<unknown>(`/api/v1/posts/${postId}/comments`, { open_to: openTo });
};

/** `PATCH /api/v1/comments/{id}`. */
export const editComment = async (
  http: Http,
  commentId: number,
  text: string,
): Promise<Comment> => {
  const path = `/api/v1/comments/${commentId}`;
  return toComment(commentAnswer(await http.patch<unknown>(path, { text })).data);
};

/** `DELETE /api/v1/comments/{id}`. */
export const removeComment = (http: Http, commentId: number): Promise<void> =>
  http.delete(`/api/v1/comments/${commentId}`);
