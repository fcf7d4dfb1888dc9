import type { Post } from './post.types.ts';

/** The tabs of one's own posts, named as the server names them. */
export type PostStatus = 'published' | 'scheduled' | 'draft';

/** A post as its author knows it. */
export interface MyPost extends Post {
  readonly status: PostStatus;
  /** ISO 8601; when a scheduled post is published. A draft keeps what was chosen. */
  readonly publishAt: string | null;
  /** Number of purchases. */
  readonly purchasesCount: number;
  /** The published post that this draft edits: it is applied to that one, never published. */
  readonly draftOf: number | null;
  /** Title of that post, or its first words. */
  readonly draftOfName: string | null;
  /** ISO 8601; of two versions of an edit the one that was not used, which goes then. */
  readonly keptUntil: string | null;
}

interface Changed<Change> {
  type: 'post.changed';
  postId: number;
  change: Change;
}

/** A deletion was taken back. */
export type PostRestored = Changed<'restored'>;

/** A post reads otherwise now; under its author's name it is read again. */
export type PostRewritten = Changed<'changed'> & { username: string };

/** One's own post changed, by this tab's doing: emitted to the app, and by it to the screens. */
export type PostChanged = Changed<'deleted'> | PostRestored | PostRewritten;
