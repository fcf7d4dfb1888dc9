import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { PostChanged } from './my-post.types.ts';
import type { PostAuthor } from './post.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** Post to delete; a draft has no readers, so its deletion has no effects on others. */
export interface PostDeleteAsked {
  readonly postId: number;
  readonly isDraft: boolean;
}

/** Effects of a deletion. */
export interface PostEffects {
  /** Number of buyers, who keep the post. */
  readonly purchases: number;
  readonly comments: number;
  readonly likes: number;
  readonly refunds: number;
  /** The latest of them, ten at most. */
  readonly buyers: readonly PostAuthor[];
}

export interface PostDeleteContext extends PostDeleteAsked {
  readonly effects: PostEffects | null;
  readonly failure: Failure | null;
}

export type PostDeleteEvent =
  | { type: 'post.delete' }
  | { type: 'effects.retry' }
  | { type: 'connection.restored' };

export type PostDeleteEmitted = PostChanged | NoticeShown;

/** The dialog that asks whether a post goes. */
export type PostDeleteDialog = DialogToken<'postDelete', PostDeleteAsked, null>;
