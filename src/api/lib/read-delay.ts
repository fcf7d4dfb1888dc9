import { retryAfterOf, type Answer } from './failures.ts';

/** Milliseconds: what a server that restarts, or sheds load, needs at least. */
const shortest = 300;
const spread = 700;
/** Seconds of `Retry-After` that a person is kept waiting without a word. */
const longest = 3;

/**
 * Milliseconds after which a read that failed with 5xx is asked once more; null where the same answer
 * would come again (501) or the server wants a longer rest. Jitter keeps the pages of a site from asking
 * together.
 */
export function readDelayOf({ status, headers }: Answer): number | null {
  if (status < 500 || status === 501) return null;
  const seconds = retryAfterOf(headers) ?? 0;
  if (seconds > longest) return null;
  return Math.max(seconds * 1_000, shortest) + Math.random() * spread;
}
