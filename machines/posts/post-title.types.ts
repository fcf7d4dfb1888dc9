import type { Failure } from '../lib/failure.ts';
import type { MyPost } from './my-post.types.ts';
import type { Post } from './post.types.ts';

export interface PostTitleInput {
  readonly post: Post;
}

export interface PostTitleContext extends PostTitleInput {
  /** Title as typed. */
  readonly title: string;
  readonly failure: Failure | null;
}

export type PostTitleEvent =
  | { type: 'title.change'; title: string }
  | { type: 'title.save' }
  /** The title stays as it was. */
  | { type: 'title.leave' };

export interface TitleSaving {
  readonly postId: number;
  /** Null takes the title away. */
  readonly title: string | null;
  /** The version that was changed. */
  readonly updatedAt: string;
}

export type PostTitleEmitted =
  | { type: 'post.titled'; post: MyPost }
  /** `isStale`: the post is another one by now. */
  | { type: 'title.left'; postId: number; isStale: boolean };
