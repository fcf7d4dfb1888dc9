import type { OpenedPost, SearchEnd } from './post-opening.types.ts';
import type { PostSubmitted } from './post-publishing.types.ts';

/** Result of the search for a post. */
export type Opened = SearchEnd<OpenedPost>;
/** Result of the search for a post, or of publishing it. */
export type Ended = Opened | PostSubmitted;

/** Questions about how it ended. */
export const endGuards = {
  isRestored: (_: unknown, end: Opened) => end.kind === 'found' && end.found.restoredAt !== null,
  isDone: (_: unknown, { kind }: PostSubmitted) => kind === 'done',
  hasFailed: (_: unknown, { kind }: Ended) => kind === 'failed',
  isMissing: (_: unknown, end: Ended) => end.kind === 'failed' && end.failure.kind === 'notFound',
  /** The client has said so to the app already. */
  isSignedOut: (_: unknown, end: Ended) =>
    end.kind === 'failed' && end.failure.kind === 'unauthenticated',
  /** The answer is final: asking again would say the same. */
  isRefused: (_: unknown, end: PostSubmitted) =>
    end.kind === 'failed' &&
    ['invalid', 'forbidden', 'notFound', 'conflict'].includes(end.failure.kind),
};
