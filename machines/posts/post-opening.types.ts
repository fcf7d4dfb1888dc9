import type { Failure } from '../lib/failure.ts';
import type { PostContent } from './post-content.types.ts';
import type { OtherVersion, PostDraftEntry, PostDraftSlot, PostOut } from './post-draft.types.ts';
import type { PostEditorInput, PostEditorMode } from './post-editor.types.ts';

/** Entry of a post on this device, and the time of its last edit, ISO 8601. */
export interface KeptPost {
  readonly entry: PostDraftEntry;
  readonly at: string;
}

/** Storage slot of one post on this device. */
export type KeptSlot = Pick<PostDraftSlot, 'viewerId' | 'postId'>;

/** Entry of a post on this device, if there is one. */
export interface DeviceAnswer {
  readonly kept: KeptPost | null;
  /** Time of the read, ISO 8601. */
  readonly at: string;
  /** UUID of a draft that may begin here. */
  readonly key: string;
}

/** Post to open, merged from an earlier visit, another device and the server. */
export interface FoundPost {
  readonly mode: PostEditorMode;
  readonly slot: PostDraftSlot;
  readonly entry: PostDraftEntry;
  readonly other: OtherVersion | null;
  /** Published or planned post that this device's entry became; null where it became none. */
  readonly out: PostOut | null;
  /** Time of the last unfinished edit, ISO 8601; null without one. */
  readonly restoredAt: string | null;
  /** Time of opening, ISO 8601. */
  readonly openedAt: string;
  /** Content that is shown once the unfinished edit is discarded. */
  readonly baseline: PostContent;
  /** Number of buyers; with any, the price is fixed. */
  readonly buyers: number;
}

/** Post as first shown in the editor. */
export interface OpenedPost extends FoundPost {
  /** Fee of the site, in percent of the price; null where it is not known. */
  readonly feePercent: number | null;
}

/** State of a search. */
export interface SearchState {
  readonly found: FoundPost | null;
  /** Reason why nothing was found. */
  readonly failure: Failure | null;
}

/** Result of the search for an unfinished post. */
export type SearchEnd<Found extends FoundPost = FoundPost> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type PostOpeningInput = Pick<PostEditorInput, 'author' | 'username' | 'postId' | 'maySell'>;

export interface PostOpeningContext extends PostOpeningInput, SearchState {
  readonly feePercent: number | null;
}
