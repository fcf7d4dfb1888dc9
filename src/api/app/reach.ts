import type { Failure } from '#machines/lib/failure.ts';

/** Milliseconds. */
const longest = 30_000;

/** Some gateway's own word; of the server behind it nobody knows. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;

/**
 * Resolves when the server itself answers `GET /up`, whatever it says there: a page (Laravel's own), a
 * redirect or "not found" come from a server that can be reached. Rejects with a `Failure`: `offline`
 * without an answer, `unavailable` after a gateway's.
 */
export async function reachServer(
  origin: string,
  signal: AbortSignal,
  fetch = globalThis.fetch,
): Promise<void> {
  const answer = await fetch(`${origin}/up`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  }).catch(() => null);
  const failure: Failure | null =
    answer === null
      ? { kind: 'offline' }
      : isGateway(answer)
        ? { kind: 'unavailable', retryAfter: null }
        : null;
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- failures are plain data
  return failure ? Promise.reject(failure) : undefined;
}
