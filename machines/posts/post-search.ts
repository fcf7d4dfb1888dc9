import { toFailure } from '../lib/failure.ts';
import type { FoundPost, KeptPost, SearchEnd, SearchState } from './post-opening.types.ts';
import { continuedPost } from './post-merge.ts';
import { outOf, versionOf } from './server-post.ts';
import type { ServerAnswer, ServerPost } from './server-post.types.ts';

/** The output of a search that is over. */
export const endOf = ({ found, failure }: SearchState): SearchEnd =>
  found ? { kind: 'found', found } : { kind: 'failed', failure: toFailure(failure) };

interface Findings {
  readonly opening: Pick<FoundPost, 'mode' | 'slot' | 'baseline' | 'buyers'>;
  readonly kept: KeptPost | null;
  /** The draft at the server. */
  readonly draft: ServerPost | null;
  /** Published or planned post that the draft became. */
  readonly out: ServerAnswer | null;
  readonly key: string;
  readonly at: string;
}

/** Goes on with what this device and the server have of the same draft. */
export const foundOf = ({ opening, kept, draft, out, key, at }: Findings): FoundPost => {
  const found = continuedPost({ opening, kept, draft: draft && versionOf(draft), key });
  const unsent = kept?.entry.isDiscarded ? [] : (kept?.entry.unsent ?? []);
  const restoredAt = found.restoredAt ?? (unsent.length > 0 ? (kept?.at ?? null) : null);
  return {
    ...opening,
    openedAt: at,
    out: out && outOf(out),
    ...found,
    entry: { ...found.entry, unsent },
    restoredAt,
  };
};
