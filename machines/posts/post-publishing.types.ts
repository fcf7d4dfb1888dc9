import type { Failure } from '../lib/failure.ts';
import type { PostContent, PostVersion } from './post-content.types.ts';
import type { OtherVersion, PostOut } from './post-draft.types.ts';
import type { PostEditorMode } from './post-editor.types.ts';
import type { ServerPost } from './server-post.types.ts';

/** The version that the press of the button is about, and what it says. */
export interface PostPublishingInput {
  readonly mode: PostEditorMode;
  readonly version: PostVersion;
  readonly content: PostContent;
  readonly username: string;
  readonly draftOf: number | null;
  /** The published version that the changes replace although it changed meanwhile. */
  readonly over: string | null;
}

export interface PostPublishingContext extends PostPublishingInput {
  /** Error of the server, or of a request without an answer. */
  readonly failure: Failure | null;
  /** Post as last read from the server. */
  readonly now: ServerPost | null;
  /** Result of the submission; null before one, and where it failed. */
  readonly submitted: PostSubmitted | null;
}

/** The draft becomes a post, at once or at a time. */
export interface DraftToPublish {
  readonly version: PostVersion;
  /** ISO 8601; null is at once. */
  readonly publishAt: string | null;
}

/** Changes of a planned post; its time too, without `keepsTime`. */
export interface PlanToChange {
  readonly version: PostVersion;
  readonly content: PostContent;
  readonly keepsTime: boolean;
}

/** Result of the submission. */
export type PostSubmitted =
  | { readonly kind: 'done'; readonly postId: number; readonly publishAt: string | null }
  | { readonly kind: 'stale'; readonly other: OtherVersion }
  /** Another press published or planned it, with other content. */
  | { readonly kind: 'out'; readonly out: PostOut }
  | { readonly kind: 'failed'; readonly failure: Failure };
