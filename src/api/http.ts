import Cookies from 'js-cookie';
import type { $Fetch } from 'ofetch';
import { toFailure, type Failure } from '#machines/lib/failure.ts';
import { failureOf, type Answer } from './failures.ts';
import { readDelayOf } from './read-delay.ts';
import type { CallOptions, Http } from './http.types.ts';

/** What the client needs from the world; all but `origin` have a browser's own as default. */
export interface HttpWorld {
  /** Empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The decoded `XSRF-TOKEN` cookie, read when a call is sent. */
  readonly xsrfToken?: () => string | undefined;
  /** The socket's id while it is really connected, else null (contract §3.5). */
  readonly socketId?: () => string | null;
  /** Hands over, once, an answer that the hosting page asked for before the scripts ran. */
  readonly prefetched?: (path: string) => Promise<Response> | undefined;
  /** A call was answered by a redirect or a page: `/api/v1/me` should be fetched again. */
  readonly onSessionChanged?: () => void;
  /** A call was answered 423 and waits: should it be sent once more? */
  readonly onPasswordUnconfirmed?: () => Promise<'confirmed' | 'cancelled'>;
  /** A call got no answer at all: that is only logged, the flow says the rest (spec §8). */
  readonly onUnanswered?: (call: string, error: unknown) => void;
  /** No answer, or a gateway's (502, 503, 504): the server may be gone. */
  readonly onUnreachable?: () => void;
  /** Waits some milliseconds before a read is asked once more. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds until a call without an answer counts as `offline`; uploads have no limit. */
  readonly timeout?: number;
}

/** The client of the running app: forgets every call under way when the member leaves. */
export interface HttpClient extends Http {
  /** Calls under way reject with `sessionChanged` and their answers are never read. */
  abortAll(): void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  readonly options: CallOptions;
  readonly epoch: AbortSignal;
}

const isGateway = ({ status }: Answer) => status >= 502 && status <= 504;
const csrfPath = '/sanctum/csrf-cookie';
const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i;
const htmlType = /^(?:text\/html|application\/xhtml\+xml)\b/i;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Failures are plain data, so that charts can store and compare them. */
const refuse = (failure: Failure): Promise<never> => Promise.reject(failure);

/** The one client that all data areas speak through (contract §0). Rejects with a `Failure`. */
export function createHttp(world: HttpWorld = {}): HttpClient {
  const { origin = '', timeout = 30_000, wait = pause } = world;
  const xsrfToken = world.xsrfToken ?? (() => Cookies.get('XSRF-TOKEN'));
  const fetch: typeof globalThis.fetch = world.fetch ?? ((...args) => globalThis.fetch(...args));
  let library: $Fetch | null = null;
  let epoch = new AbortController();
  let refreshing: Promise<void> | null = null;
  let refreshes = 0;
  let confirmations = 0;

  const headersOf = ({ method, options }: Call): Record<string, string> => {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    };
    const socketId = world.socketId?.() ?? null;
    if (socketId !== null) headers['X-Socket-ID'] = socketId;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    const token = method === 'GET' ? undefined : xsrfToken();
    if (token) headers['X-XSRF-TOKEN'] = token;
    return headers;
  };

  /** Comes with the first call that the hosting page has not sent already; a miss is tried again. */
  const loadLibrary = async (): Promise<$Fetch> => {
    const { createFetch } = await import('ofetch');
    return (library ??= createFetch({ fetch }));
  };

  const sendBy = ($fetch: $Fetch, call: Call): Promise<Response> => {
    const { method, path, body, options } = call;
    const isUpload = body instanceof FormData;
    const signals = [call.epoch, options.signal, isUpload ? null : AbortSignal.timeout(timeout)];
    return $fetch.raw<unknown, 'stream'>(path, {
      method,
      baseURL: origin,
      query: options.query,
      body: method === 'GET' || isUpload ? body : JSON.stringify(body ?? {}),
      headers: isUpload
        ? headersOf(call)
        : { ...headersOf(call), 'Content-Type': 'application/json' },
      credentials: 'include',
      // Followed to a page of another origin, it would look as if there were no network.
      redirect: 'manual',
      signal: AbortSignal.any(signals.filter((signal) => signal !== null && signal !== undefined)),
      retry: false,
      keepalive: options.outlivesPage === true,
      responseType: 'stream',
      ignoreResponseError: true,
    });
  };

  const send = async (call: Call): Promise<Response> =>
    sendBy(library ?? (await loadLibrary()), call);

  const first = (call: Call): Promise<Response> => {
    const early = call.method === 'GET' ? world.prefetched?.(call.path) : undefined;
    return early ? early.catch(() => send(call)) : send(call);
  };

  /** Reads an answer; a page instead of data means that the session is not what we think. */
  const read = async (response: Response): Promise<Answer> => {
    const type = response.headers.get('Content-Type') ?? '';
    const isRedirect = response.redirected || response.type === 'opaqueredirect';
    if (isRedirect || (response.ok && htmlType.test(type))) {
      world.onSessionChanged?.();
      return refuse({ kind: 'sessionChanged' });
    }
    const { status, statusText, headers } = response;
    const raw = jsonType.test(type) ? await response.text() : '';
    try {
      return { status, statusText, headers, body: raw === '' ? undefined : JSON.parse(raw) };
    } catch {
      return refuse({ kind: 'unexpected', status, message: 'The answer is not valid JSON.' });
    }
  };

  /** No answer at all: the member left meanwhile, or there is no way to the server. */
  const exchange = async (
    call: Call,
    ask: (call: Call) => Promise<Response> = send,
  ): Promise<Answer> => {
    try {
      const answer = await read(await ask(call));
      return call.epoch.aborted ? await refuse({ kind: 'sessionChanged' }) : answer;
    } catch (error) {
      if (call.epoch.aborted) return refuse({ kind: 'sessionChanged' });
      const failure = toFailure(error);
      if (failure.kind !== 'unexpected' || failure.status !== null) return refuse(failure);
      if (call.options.signal?.aborted !== true) {
        world.onUnanswered?.(`${call.method} ${call.path}`, error);
        world.onUnreachable?.();
      }
      return refuse({ kind: 'offline' });
    }
  };

  const askForCookie = async ({ epoch: current }: Call): Promise<void> => {
    const call: Call = { method: 'GET', path: csrfPath, options: {}, epoch: current };
    const answer = await exchange(call);
    if (answer.status >= 400) return refuse(failureOf(answer));
    refreshes += 1;
  };

  /** One cookie for all that were refused while it is under way. */
  const refresh = (call: Call): Promise<void> => {
    if (refreshing) return refreshing;
    const started = askForCookie(call).finally(() => {
      if (refreshing === started) refreshing = null;
    });
    refreshing = started;
    return started;
  };

  /** Waits for a person; the member may be another one, or none, when they have answered. */
  const isConfirmed = async ({ epoch: current }: Call): Promise<boolean> => {
    const answer = (await world.onPasswordUnconfirmed?.()) ?? 'cancelled';
    if (current.aborted) return refuse({ kind: 'sessionChanged' });
    if (answer === 'confirmed') confirmations += 1;
    return answer === 'confirmed';
  };

  const request = async <Wanted>(
    method: Method,
    path: string,
    body: object | undefined,
    options: CallOptions = {},
  ): Promise<Wanted> => {
    const call: Call = { method, path, body, options, epoch: epoch.signal };
    const seen = refreshes;
    const asked = confirmations;
    let answer = await exchange(call, first);
    const delay = method === 'GET' || options.isRead ? readDelayOf(answer) : null;
    if (delay !== null) {
      await wait(delay);
      answer = await exchange(call);
    }
    if (answer.status === 419) {
      if (seen === refreshes) await refresh(call);
      answer = await exchange(call);
    }
    // A call that left before the confirmation and was refused after it needs no other one.
    if (answer.status === 423 && (asked !== confirmations || (await isConfirmed(call)))) {
      answer = await exchange(call);
    }
    if (isGateway(answer)) world.onUnreachable?.();
    if (answer.status >= 400) return refuse(failureOf(answer));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what each path answers
    return answer.body as Wanted;
  };

  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    delete: (path, options) => request('DELETE', path, undefined, options),
    abortAll: () => {
      epoch.abort();
      epoch = new AbortController();
      refreshing = null;
    },
  };
}
