import type { PostStatus } from './my-post.types.ts';
import type { PostContent, PostVersion } from './post-content.types.ts';

/** One of the member's own posts as the server has it. */
export interface ServerPost {
  readonly version: PostVersion;
  readonly content: PostContent;
  readonly status: PostStatus;
  /** The published post of which this draft is an edit. */
  readonly draftOf: number | null;
  /** The one of two versions of an edit that was not used. */
  readonly isCopy: boolean;
  /** Number of buyers. */
  readonly buyers: number;
}

/** An answer of the server about one post: null where it has no such post of the member. */
export interface ServerAnswer<Found extends ServerPost | null = ServerPost> {
  readonly post: Found;
  /** Time of the response, ISO 8601. */
  readonly at: string;
  /** UUID of a draft that may begin here. */
  readonly key: string;
}

/** Address of a post: its author's username and its id. */
export interface PostToFind {
  readonly username: string;
  readonly id: number;
}
