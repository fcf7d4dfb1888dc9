import type { NoticeShown } from '../app/notices.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { UploadOrdered } from '../media/uploads.types.ts';
import type {
  PostChange,
  PostContent,
  PostLimits,
  PostReading,
  PostVersion,
} from './post-content.types.ts';
import type {
  OtherVersion,
  PostDraftEmitted,
  PostDraftEntry,
  PostDraftRef,
  PostDraftSlot,
} from './post-draft.types.ts';
import type { PostRewritten } from './my-post.types.ts';
import type { PostFilesEmitted, PostFilesRef } from './post-files.types.ts';
import type { PostTimeEmitted, PostTimeRef, PostTiming } from './post-time.types.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Who looks at a post in the preview. */
export type PreviewAs = 'guest' | 'follower' | 'subscriber' | 'buyer';

export interface PostEditorInput {
  readonly author: PostAuthor;
  /** The name in the address of an edit; the author's own for a new post. */
  readonly username: string;
  /** Null is a new post. */
  readonly postId: number | null;
  readonly limits: PostLimits;
  /** Their identity is proved: they may ask for money. */
  readonly maySell: boolean;
}

/**
 * What the press of the button does: publishes a draft, puts the changes in the place of a published
 * post, or changes a planned one.
 */
export type PostEditorMode = 'publish' | 'apply' | 'replan';

/** What an earlier visit, another device or the server holds of the post. */
export interface OpenedPost {
  readonly mode: PostEditorMode;
  readonly slot: PostDraftSlot;
  readonly entry: PostDraftEntry;
  readonly other: OtherVersion | null;
  /** When what is unfinished was last written, ISO 8601; null where nothing was. */
  readonly restoredAt: string | null;
  /** When it was opened, ISO 8601. */
  readonly openedAt: string;
  /** What is shown once what is unfinished is discarded. */
  readonly baseline: PostContent;
  /** How many bought it: its price stays then. */
  readonly buyers: number;
  /** What the site keeps of a price, in percent; null where that is not known. */
  readonly feePercent: number | null;
}

export interface PostEditorContext extends PostEditorInput {
  readonly mode: PostEditorMode;
  readonly content: PostContent;
  readonly reading: PostReading;
  readonly baseline: PostContent;
  readonly buyers: number;
  readonly feePercent: number | null;
  readonly restoredAt: string | null;
  /** What was discarded a moment ago. */
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
  readonly draft: PostDraftRef | null;
  readonly files: PostFilesRef | null;
  readonly time: PostTimeRef | null;
  readonly timing: PostTiming;
  /** Why it was not published. */
  readonly failure: Failure | null;
}

export interface PostToSubmit {
  readonly mode: PostEditorMode;
  readonly version: PostVersion;
  readonly content: PostContent;
  readonly username: string;
  readonly draftOf: number | null;
  readonly over: string | null;
}

export type PostSubmitted =
  | { readonly kind: 'done'; readonly postId: number; readonly publishAt: string | null }
  | { readonly kind: 'stale'; readonly other: OtherVersion };

export type PostEditorEvent =
  | Exclude<PostDraftEmitted, { type: 'session.expired' }>
  | Extract<PostFilesEmitted, { type: 'files.changed' }>
  | UploadOrdered
  | PostTimeEmitted
  | { type: 'session.expired' }
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
  /** The server answers again. */
  | { type: 'connection.restored' };

export type PostEditorEmitted =
  | NoticeShown
  | UploadOrdered
  | PostRewritten
  | { type: 'session.expired' }
  | { type: 'location.requested'; path: string; replace: true };
