import type { KeptPost, PostOpeningInput, SearchState } from './post-opening.types.ts';
import type { ServerAnswer } from './server-post.types.ts';

export interface OwnPostOpeningInput extends Pick<PostOpeningInput, 'author' | 'username'> {
  /** The post of the address. */
  readonly postId: number;
}

export interface OwnPostOpeningContext extends OwnPostOpeningInput, SearchState {
  /** The post as the server has it; null before it has answered. */
  readonly answer: ServerAnswer | null;
  readonly kept: KeptPost | null;
  /** Time at which this device's storage was read, ISO 8601. */
  readonly at: string;
  /** UUID of a draft that may begin here. */
  readonly key: string;
  /** Published or planned post that contains all that this device kept; null otherwise. */
  readonly out: ServerAnswer | null;
}
