import Cookies from 'js-cookie';
import type { $Fetch } from 'ofetch';
import { toFailure, type Failure } from '#machines/lib/failure.ts';
import { failureOf, isAbsent, isSessionOfOther, type Answer } from './failures.ts';
import { readDelayOf } from './read-delay.ts';
import type { CallOptions, HttpClient, HttpDeps } from './http.types.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  readonly options: CallOptions;
  readonly epoch: AbortSignal;
  /** Member at the time of the request; a retry is still that member's. */
  readonly memberId: number | null;
}

const isGateway = ({ status }: Answer) => status >= 502 && status <= 504;
const csrfPath = '/sanctum/csrf-cookie';
const cookieCall = { method: 'GET', path: csrfPath, options: {}, memberId: null } as const;
const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i;
const htmlType = /^(?:text\/html|application\/xhtml\+xml)\b/i;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Failures are plain data, so that charts can store and compare them. */
const refuse = (failure: Failure): Promise<never> => Promise.reject(failure);

/** The one client that all data areas speak through (contract §0). Rejects with a `Failure`. */
export function createHttp(deps: HttpDeps = {}): HttpClient {
  const { origin = '', timeout = 30_000, wait = pause } = deps;
  const xsrfToken = deps.xsrfToken ?? (() => Cookies.get('XSRF-TOKEN'));
  const fetch: typeof globalThis.fetch = deps.fetch ?? ((...args) => globalThis.fetch(...args));
  let library: $Fetch | null = null;
  let epoch = new AbortController();
  let refreshing: Promise<void> | null = null;
  let refreshes = 0;
  const changing = new Set<Call>();
  let confirmations = 0;

  const headersOf = ({ method, options, memberId }: Call): Record<string, string> => {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    };
    const socketId = deps.socketId?.() ?? null;
    if (socketId !== null) headers['X-Socket-ID'] = socketId;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (memberId !== null) headers['X-Member-ID'] = String(memberId);
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
    const early = call.method === 'GET' ? deps.prefetched?.(call.path) : undefined;
    return early ? early.catch(() => send(call)) : send(call);
  };

  /** Reads an answer; a page instead of data means that the session is not what we think. */
  const read = async (response: Response): Promise<Answer> => {
    const type = response.headers.get('Content-Type') ?? '';
    const isRedirect = response.redirected || response.type === 'opaqueredirect';
    if (isRedirect || (response.ok && htmlType.test(type))) {
      deps.onSessionChanged?.();
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
      if (call.epoch.aborted) return await refuse({ kind: 'sessionChanged' });
      if (!isSessionOfOther(answer)) return answer;
      deps.onSessionChanged?.();
      return await refuse(failureOf(answer));
    } catch (error) {
      if (call.epoch.aborted) return refuse({ kind: 'sessionChanged' });
      const failure = toFailure(error);
      if (failure.kind !== 'unexpected' || failure.status !== null) return refuse(failure);
      if (call.options.signal?.aborted !== true) {
        deps.onUnanswered?.(`${call.method} ${call.path}`, error);
        deps.onUnreachable?.();
      }
      return refuse({ kind: 'offline' });
    }
  };

  /**
   * After whoever made the call has fallen back to rest: what was typed there is kept over the
   * sign-in, and a member who left meanwhile has no session to lose.
   */
  const announceEnd = ({ epoch: current, memberId }: Call) => {
    if (memberId === null) return;
    setTimeout(() => {
      if (!current.aborted) deps.onSessionOver?.();
    });
  };

  const askForCookie = async (asker: Call): Promise<void> => {
    const answer = await exchange({ ...cookieCall, epoch: asker.epoch });
    if (answer.status === 401) announceEnd(asker);
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
    const answer = (await deps.onPasswordUnconfirmed?.()) ?? 'cancelled';
    if (current.aborted) return refuse({ kind: 'sessionChanged' });
    if (answer === 'confirmed') confirmations += 1;
    return answer === 'confirmed';
  };

  const answerTo = async <Wanted>(call: Call): Promise<Wanted> => {
    const { method, options } = call;
    const isChange = method !== 'GET' && !options.isRead;
    const seen = refreshes;
    const asked = confirmations;
    let answer = await exchange(call, first);
    const delay = isChange ? null : readDelayOf(answer);
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
    if (answer.status === 401) announceEnd(call);
    if (isGateway(answer)) deps.onUnreachable?.();
    if (method === 'GET' && isAbsent(answer)) deps.onAbsent?.(call.path, options.query);
    if (answer.status >= 400) return refuse(failureOf(answer, isChange));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what each path answers
    return answer.body as Wanted;
  };

  const request = async <Wanted>(
    method: Method,
    path: string,
    body: object | undefined,
    options: CallOptions = {},
  ): Promise<Wanted> => {
    const { memberId = deps.memberId?.() ?? null } = options;
    const call: Call = { method, path, body, options, epoch: epoch.signal, memberId };
    if (method === 'GET' || options.isRead) return answerTo(call);
    changing.add(call);
    return answerTo<Wanted>(call).finally(() => changing.delete(call));
  };

  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    delete: (path, options) => request('DELETE', path, undefined, options),
    underWay: () => [...changing].map(({ path }) => path),
    abortAll: () => {
      epoch.abort();
      epoch = new AbortController();
      refreshing = null;
    },
  };
}
