import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type {
  ConfirmDialog,
  DialogRequested,
  DialogsEmitted,
} from '../modal/dialog-token.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { MyPost, PostChanged, PostStatus } from './my-post.types.ts';
import type { postCommandMachine } from './post-command.machine.ts';
import type { PostCommandEmitted, PostCommandKind } from './post-command.types.ts';
import type { postTitleMachine } from './post-title.machine.ts';
import type { PostTitleEmitted } from './post-title.types.ts';
import type { PostDeleteDialog } from './post-delete.types.ts';

export type MyPostFilter = 'all' | 'images' | 'videos' | 'paid';

export interface MyPostsInput {
  readonly status: PostStatus;
}

/** Number of posts under each tab. */
export type MyPostCounts = Readonly<Record<PostStatus, number>>;

/** Action under way in one row; one at a time. */
export type MyPostPart =
  | {
      readonly kind: 'command';
      readonly postId: number;
      readonly actor: ChildOf<typeof postCommandMachine>;
    }
  | {
      readonly kind: 'title';
      readonly postId: number;
      readonly actor: ChildOf<typeof postTitleMachine>;
    };

export interface MyPostsContext extends MyPostsInput {
  readonly filter: MyPostFilter;
  /** Search as typed. */
  readonly search: string;
  readonly posts: readonly MyPost[];
  readonly cursor: string | null;
  /** Null until the first page came. */
  readonly counts: MyPostCounts | null;
  /** Deleted, and not shown; where the deletion is taken back they stand where they stood. */
  readonly deleted: readonly number[];
  /** Id of the post whose title was saved last, for the status message. */
  readonly titled: number | null;
  readonly parts: readonly MyPostPart[];
  readonly failure: Failure | null;
}

export interface MyPostsAsked {
  readonly status: PostStatus;
  readonly filter: MyPostFilter;
  readonly search: string;
  readonly cursor: string | null;
}

export interface MyPostsPage {
  readonly posts: readonly MyPost[];
  readonly nextCursor: string | null;
  readonly counts: MyPostCounts;
}

export type MyPostsEvent =
  | ChildEmitted<PostCommandEmitted | PostTitleEmitted>
  /** Another tab, or the same after one was away. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | { type: 'filter.choose'; filter: MyPostFilter }
  | { type: 'search.change'; text: string }
  /** Neither kinds nor words narrow the list. */
  | { type: 'filters.clear' }
  | { type: 'end.approach' }
  | { type: 'list.retry' }
  | { type: 'connection.restored' }
  | { type: 'post.act'; postId: number; kind: PostCommandKind }
  | { type: 'title.edit'; postId: number }
  /** To where it is written; a plan is changed there too. */
  | { type: 'edit.open'; postId: number }
  | { type: 'delete.ask'; postId: number }
  | DialogsEmitted
  | PostChanged;

export type MyPostsEmitted =
  | { type: 'location.requested'; path: string }
  | DialogRequested<PostDeleteDialog | ConfirmDialog>
  | NoticeShown
  | PostChanged;
