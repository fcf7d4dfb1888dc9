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
  /** Why the server refused, or did not answer. */
  readonly failure: Failure | null;
  /** What the server shows of the post by now. */
  readonly now: ServerPost | null;
  /** What became of it; null before that is known, and where it failed. */
  readonly submitted: PostSubmitted | null;
}

/** The draft becomes a post, at once or at a time. */
export interface DraftToPublish {
  readonly version: PostVersion;
  /** ISO 8601; null is at once. */
  readonly publishAt: string | null;
}

/** What of a planned post is changed; without `keepsTime` when it comes out, too. */
export interface PlanToChange {
  readonly version: PostVersion;
  readonly content: PostContent;
  readonly keepsTime: boolean;
}

/** What became of the press. */
export type PostSubmitted =
  | { readonly kind: 'done'; readonly postId: number; readonly publishAt: string | null }
  | { readonly kind: 'stale'; readonly other: OtherVersion }
  /** Another press published or planned it, with other content. */
  | { readonly kind: 'out'; readonly out: PostOut }
  | { readonly kind: 'failed'; readonly failure: Failure };
