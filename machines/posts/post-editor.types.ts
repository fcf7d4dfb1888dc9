import type { NoticeShown } from '../app/notice.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { FilePickerDialog, UploadOrdered } from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { Child } from '../parts/children.ts';
import type {
  PostChange,
  PostContent,
  PostLimits,
  PostReading,
  PostVersion,
} from './post-content.types.ts';
import type { PostDraftRef } from './post-draft-ref.types.ts';
import type { PostDraftEmitted, PostDraftSlot } from './post-draft.types.ts';
import type { PostRewritten } from './my-post.types.ts';
import type { PostFilesEmitted } from './post-files.types.ts';
import type { PostFilesRef } from './post-files.machine.ts';
import type { PostTimeEmitted, PostTiming } from './post-time.types.ts';
import type { PostTimeRef } from './post-time.machine.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Viewer of a post in the preview. */
export type PreviewAs = 'guest' | 'follower' | 'subscriber' | 'buyer';

export interface PostEditorInput {
  readonly author: PostAuthor;
  /** The name in the address of an edit; the author's own for a new post. */
  readonly username: string;
  /** Null is a new post. */
  readonly postId: number | null;
  readonly limits: PostLimits;
  /** True if their identity is verified: they may charge for posts. */
  readonly maySell: boolean;
}

/**
 * Effect of the button: publishes a draft, applies the changes to a published post, or changes a
 * planned one.
 */
export type PostEditorMode = 'publish' | 'apply' | 'replan';

export interface PostEditorContext extends PostEditorInput {
  readonly mode: PostEditorMode;
  readonly content: PostContent;
  readonly reading: PostReading;
  readonly baseline: PostContent;
  readonly buyers: number;
  readonly feePercent: number | null;
  readonly restoredAt: string | null;
  /** Content that was discarded last, for undo. */
  readonly discarded: PostContent | null;
  readonly previewAs: PreviewAs;
  readonly openedAt: string;
  /** The post as that viewer will see it; null before it is opened. */
  readonly preview: Post | null;
  /** The version that the press of the button is about. */
  readonly version: PostVersion | null;
  /** The version at the server that the changes replace although it changed meanwhile. */
  readonly over: string | null;
  readonly slot: PostDraftSlot | null;
  readonly draft: Child<PostDraftRef> | null;
  readonly files: Child<PostFilesRef> | null;
  readonly time: Child<PostTimeRef> | null;
  readonly timing: PostTiming;
  /** Error of publishing. */
  readonly failure: Failure | null;
}

export type PostEditorEvent =
  | PostDraftEmitted
  | Extract<PostFilesEmitted, { type: 'files.changed' }>
  | UploadOrdered
  | DialogRequested<FilePickerDialog>
  | PostTimeEmitted
  | { type: 'content.change'; change: PostChange }
  | { type: 'preview.choose'; previewAs: PreviewAs }
  | { type: 'post.retry' }
  | { type: 'restored.keep' }
  | { type: 'restored.discard' }
  | { type: 'discard.undo' }
  | { type: 'draft.save' }
  /** The pictures without a description stay without. */
  | { type: 'publish.anyway' }
  | { type: 'pictures.describe' }
  /** The server says more of the member: they may sell by now. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type PostEditorEmitted =
  | NoticeShown
  | UploadOrdered
  | DialogRequested<FilePickerDialog>
  | PostRewritten
  | { type: 'location.requested'; path: string; replace: true };
