import type { PostAuthor } from './post.types.ts';

/** One comment below a post. */
export interface Comment {
  readonly id: number;
  readonly author: PostAuthor;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null where it stands as it was written. */
  readonly editedAt: string | null;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** Characters of a comment. */
export const longestComment = 1_000;

/** Change of the thread by others; a null comment is to be read again, as the viewer may see it. */
export interface ThreadChange {
  type: 'thread.changed';
  kind: 'added' | 'edited' | 'removed';
  commentId: number;
  comment: Comment | null;
  count: number;
}
