import type { Failure } from '../lib/failure.ts';
import type { PostContent } from './post-content.types.ts';
import type { OtherVersion, PostDraftEntry, PostDraftSlot, PostOut } from './post-draft.types.ts';
import type { PostEditorInput, PostEditorMode } from './post-editor.types.ts';

/** What a device kept of a post, and when it was written last, ISO 8601. */
export interface KeptPost {
  readonly entry: PostDraftEntry;
  readonly at: string;
}

/** Where a device keeps the writing of one post. */
export type KeptSlot = Pick<PostDraftSlot, 'viewerId' | 'postId'>;

/** What this device has of a post. */
export interface DeviceAnswer {
  readonly kept: KeptPost | null;
  /** When it was asked, ISO 8601. */
  readonly at: string;
  /** UUID of a draft that may begin here. */
  readonly key: string;
}

/** What an earlier visit, another device or the server holds of the post. */
export interface FoundPost {
  readonly mode: PostEditorMode;
  readonly slot: PostDraftSlot;
  readonly entry: PostDraftEntry;
  readonly other: OtherVersion | null;
  /** Where what this device had of it is out, or planned; null where it is not. */
  readonly out: PostOut | null;
  /** When what is unfinished was last written, ISO 8601; null where nothing was. */
  readonly restoredAt: string | null;
  /** When it was opened, ISO 8601. */
  readonly openedAt: string;
  /** What is shown once what is unfinished is discarded. */
  readonly baseline: PostContent;
  /** How many bought it: its price stays then. */
  readonly buyers: number;
}

/** What is shown at first. */
export interface OpenedPost extends FoundPost {
  /** What the site keeps of a price, in percent; null where that is not known. */
  readonly feePercent: number | null;
}

/** What a search knows so far. */
export interface SearchState {
  readonly found: FoundPost | null;
  /** Why nothing was found. */
  readonly failure: Failure | null;
}

/** How the search for what is unfinished ended. */
export type SearchEnd<Found extends FoundPost = FoundPost> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type PostOpeningInput = Pick<PostEditorInput, 'author' | 'username' | 'postId' | 'maySell'>;

export interface PostOpeningContext extends PostOpeningInput, SearchState {
  readonly feePercent: number | null;
}
