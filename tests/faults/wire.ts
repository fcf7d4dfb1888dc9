import { createHttp } from '#src/api/lib/http.ts';
import type { HttpDeps } from '#src/api/lib/http.types.ts';
import { testOrigin, type TestBackend } from '#tests/backend/harness.ts';
import type { Random } from '#src/weather/random.ts';

/** Fault of a call on its way, each as on a phone in a tunnel. */
export type Fault =
  | 'arrives'
  | 'dies'
  | 'answerLost'
  | 'late'
  | 'gatewayBefore'
  | 'gatewayAfter'
  /** The answer waits until `deliver`; events meanwhile arrive before it. */
  | 'slow'
  /** The token is out of date: 419, a new one, and the call once more. */
  | 'staleToken'
  /** 401. */
  | 'sessionOver'
  /** 429, with a while to wait. */
  | 'throttled'
  /** It arrives, its answer is lost, and a gate refuses the browser's own resend: 429, 403 or 401. */
  | 'throttledAfter'
  | 'forbiddenAfter'
  | 'sessionOverAfter'
  /** 403 of something in between: the call never arrives. */
  | 'forbidden'
  /** The page of a firewall in place of an answer: before the server, or in place of what it answered. */
  | 'barred'
  | 'barredAfter'
  /** A message that is not taken is answered with 200 and a reason. */
  | 'refused'
  /** 423 to whatever changes something, until the password has been confirmed. */
  | 'unconfirmed';

type Faults = readonly [Fault, ...Fault[]];

const gateway = () => new Response('', { status: 502 });
const sessionOver = () => Response.json({ message: 'Unauthenticated.' }, { status: 401 });
const forbidden = () => Response.json({ message: 'Forbidden.' }, { status: 403 });
const throttled = () =>
  Response.json(
    { message: 'Too Many Attempts.' },
    { status: 429, headers: { 'Retry-After': '7' } },
  );
const barred = () =>
  new Response('<h1>Access denied</h1>', {
    status: 403,
    headers: { 'Content-Type': 'text/html' },
  });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/**
 * A browser's way to the backend with a member's cookies, on which calls get lost. A `late` one is
 * given up by the browser and reaches the server afterwards, when `deliver` lets it. Its chances are its
 * own: what people do in a run does not hang on how many calls were made by then.
 */
export function openWire(
  backend: Pick<TestBackend, 'fetch'>,
  random: Random,
  cookies: Map<string, string>,
  faults: Faults,
) {
  const slow: (() => void)[] = [];
  const late: (() => Promise<unknown>)[] = [];
  const state = { share: 0, underWay: 0 };
  const log: string[] = [];
  const met: Fault[] = [];

  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Origin', testOrigin);
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const { method = 'GET', body } = init;
    const answer = await backend.fetch(path, {
      method,
      headers,
      ...(method === 'GET' || body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const drawFault = (): Fault => (random.chance(state.share) ? random.pick(faults) : 'arrives');
  const meet = async (fault: Fault, path: string, init: RequestInit): Promise<Response> => {
    switch (fault) {
      case 'dies':
        return lost();
      case 'gatewayBefore':
        return gateway();
      case 'late':
        late.push(() => ask(path, init));
        return lost();
      case 'answerLost':
        await ask(path, init);
        return lost();
      case 'gatewayAfter':
        await ask(path, init);
        return gateway();
      case 'slow': {
        const answer = await ask(path, init);
        state.underWay -= 1;
        await new Promise<void>((go) => slow.push(go));
        state.underWay += 1;
        return answer;
      }
      case 'staleToken': {
        const headers = new Headers(init.headers);
        headers.delete('X-XSRF-TOKEN');
        return ask(path, { ...init, headers });
      }
      case 'sessionOver':
        return sessionOver();
      case 'throttled':
        return throttled();
      case 'forbidden':
        return forbidden();
      case 'throttledAfter':
        await ask(path, init);
        return throttled();
      case 'forbiddenAfter':
        await ask(path, init);
        return forbidden();
      case 'barred':
        return barred();
      case 'barredAfter':
        await ask(path, init);
        return barred();
      case 'sessionOverAfter':
        await ask(path, init);
        return sessionOver();
      case 'refused':
        if (!path.endsWith('/chat/send')) return ask(path, init);
        return Response.json({
          success: false,
          message: null,
          error: 'Not now.',
          recipients: null,
        });
      case 'unconfirmed':
        if ((init.method ?? 'GET') === 'GET') return ask(path, init);
        return Response.json({ message: 'Password confirmation required.' }, { status: 423 });
      default:
        return ask(path, init);
    }
  };
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = (input instanceof Request ? input.url : input.toString()).replace(testOrigin, '');
    const fault = drawFault();
    met.push(fault);
    log.push(`${init.method ?? 'GET'} ${path.replace(/[0-9a-f-]{36}/, 'KEY')} ${fault}`);
    state.underWay += 1;
    try {
      return await meet(fault, path, init);
    } finally {
      state.underWay -= 1;
    }
  };
  return {
    log,
    /** Faults of each call. */
    met,
    state,
    /** Delivers the delayed answers and calls. */
    deliver: async () => {
      for (const go of slow.splice(0)) go();
      for (const call of late.splice(0)) await call();
    },
    /** The client of a freshly loaded page. */
    openClient: (socketId: () => string | null = () => null, more: Partial<HttpDeps> = {}) =>
      createHttp({
        ...more,
        origin: testOrigin,
        fetch,
        socketId,
        xsrfToken: () => decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      }),
  };
}

export type Wire = ReturnType<typeof openWire>;
