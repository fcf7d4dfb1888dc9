/**
 * Error of a port, as plain data (contract §1.3). The client throws exactly these; each chart
 * decides on the consequences. Seconds for `retryAfter`.
 */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'unauthenticated' }
  | { kind: 'passwordUnconfirmed' }
  | { kind: 'forbidden'; code: string | null; message: string }
  | { kind: 'notFound' }
  /** `price`: what it costs now, where it is another price than was asked for (contract §8.0). */
  | {
      kind: 'conflict';
      code: string | null;
      message: string;
      price?: { readonly amount: number; readonly currency: string };
    }
  /** 402: the payment provider or the bank said no; nothing was charged. */
  | { kind: 'paymentDeclined'; code: string | null; declineCode: string | null; message: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string[]>; jwt: string | null }
  | { kind: 'throttled'; retryAfter: number; message: string }
  /** `status`: 503 where the server did not look at the call, 507 where its disk is full. */
  | { kind: 'unavailable'; retryAfter: number | null; status?: number; code?: string }
  /**
   * The answer is not what was asked for (a followed redirect, HTML): the session may have changed. With
   * `isOther` the server says that it is another member's, and has done nothing.
   */
  | { kind: 'sessionChanged'; isOther?: true }
  | { kind: 'unexpected'; status: number | null; message: string; code?: string };

/** The server has no room: what was asked for is not saved before it has some. */
export const isServerFull = (failure: Failure | null): boolean =>
  failure?.kind === 'unavailable' && failure.status === 507;

/** True if the request requires a verified identity. */
export const isIdentityMissing = (failure: Failure | null): boolean =>
  failure?.kind === 'forbidden' && failure.code === 'identity_required';

/** The server did not look at the call: it starts, is being maintained, or has too much to do. */
export const isUnserved = (failure: Failure): boolean =>
  failure.kind === 'unavailable' && failure.status === 503;

/** True if the request may have been carried out: no answer came, or none of the server's own. */
export const isUnanswered = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || (failure?.kind === 'unavailable' && !isServerFull(failure));

export type FailureKind = Failure['kind'];

const kinds: ReadonlySet<string> = new Set<FailureKind>([
  'offline',
  'unauthenticated',
  'passwordUnconfirmed',
  'forbidden',
  'notFound',
  'conflict',
  'paymentDeclined',
  'invalid',
  'throttled',
  'unavailable',
  'sessionChanged',
  'unexpected',
]);

/** Reads what an invoke threw; anything that is not a Failure becomes `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'kind' in error) {
    if (typeof error.kind === 'string' && kinds.has(error.kind)) return error as Failure;
  }
  return { kind: 'unexpected', status: null, message: error instanceof Error ? error.message : '' };
}
