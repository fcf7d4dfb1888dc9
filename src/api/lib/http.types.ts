/** Options of a request, besides its path and body. */
export interface CallOptions {
  readonly query?: Record<string, string | number | boolean | undefined>;
  /** One key per intent, kept across retries (contract §8.0). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A POST that changes nothing (contract §7): asked once more after a 5xx, as every GET is. */
  readonly isRead?: boolean;
  /**
   * Member that makes the request: the viewer by default; null for one that identifies the viewer,
   * or that belongs to nobody. A session of another member refuses it (409 `session_changed`).
   */
  readonly memberId?: number | null;
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

/** Owner of this page, for requests that do not go through `Http`. */
export interface PageMember {
  /** The member whom the page believes to be signed in; null for a guest. */
  readonly id: () => number | null;
  /** The session is another member's: ask who is here. */
  readonly doubt: () => void;
  /** Reports that there is no session any more. */
  readonly over: () => void;
}

/** Dependencies of the client; all but `origin` have a browser's own as default. */
export interface HttpDeps {
  /** Empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The decoded `XSRF-TOKEN` cookie, read when a call is sent. */
  readonly xsrfToken?: () => string | undefined;
  /** The socket's id while it is really connected, else null (contract §3.5). */
  readonly socketId?: () => string | null;
  /** Member whom the page believes to be signed in; the server refuses a session of another one. */
  readonly memberId?: () => number | null;
  /** Hands over, once, an answer that the hosting page asked for before the scripts ran. */
  readonly prefetched?: (path: string) => Promise<Response> | undefined;
  /**
   * A call was answered by a redirect or a page, or the session is another member's: `/api/v1/me` should
   * be fetched again.
   */
  readonly onSessionChanged?: () => void;
  /** A member's call was answered 401, and whoever made it knows: there is no session any more. */
  readonly onSessionOver?: () => void;
  /** A call was answered 423 and waits: should it be sent once more? */
  readonly onPasswordUnconfirmed?: () => Promise<'confirmed' | 'cancelled'>;
  /** A call got no answer at all: that is only logged, the flow says the rest (spec §8). */
  readonly onUnanswered?: (call: string, error: unknown) => void;
  /** No answer, or a gateway's (502, 503, 504): the server may be gone. */
  readonly onUnreachable?: () => void;
  /** A read was answered 404. */
  readonly onAbsent?: (path: string, query: CallOptions['query']) => void;
  /** Waits some milliseconds before a read is asked once more. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds until a call without an answer counts as `offline`; uploads have no limit. */
  readonly timeout?: number;
}

/** The client of the running app: forgets every call under way when the member leaves. */
export interface HttpClient extends Http {
  /** Calls under way reject with `sessionChanged` and their answers are never read. */
  abortAll(): void;
  /** The paths of calls under way that change something. */
  underWay(): readonly string[];
}
