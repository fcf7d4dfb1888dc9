/** What a call may add to its path and body. */
export interface CallOptions {
  readonly query?: Record<string, string | number | boolean | undefined>;
  /** One key per intent, kept across retries (contract §8.0). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A POST that changes nothing (contract §7): asked once more after a 5xx, as every GET is. */
  readonly isRead?: boolean;
  /** Sent as the page is left: the browser finishes it when the page is gone. */
  readonly outlivesPage?: boolean;
}

/**
 * The one client all data areas speak through: cookies, CSRF with one shared refresh on 419, socket id,
 * JSON only. Rejects with a `Failure` (machines/lib/failure.ts), never with an Error.
 */
export interface Http {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body?: object, options?: CallOptions): Promise<Answer>;
  put<Answer>(path: string, body?: object, options?: CallOptions): Promise<Answer>;
  patch<Answer>(path: string, body?: object, options?: CallOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: CallOptions): Promise<Answer>;
}
