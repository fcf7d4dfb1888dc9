/** One call as the server saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly redirect: RequestRedirect | undefined;
  readonly body: unknown;
}

export type Reply = (seen: Seen, index: number) => Response | Promise<Response>;

/** A JSON answer, as Laravel writes it. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const empty = (status = 204) => new Response(null, { status });

/** An answer that came after a redirect; `Response` cannot be made so, only the network can. */
export const redirected = (response: Response): Response =>
  Object.defineProperty(response, 'redirected', { value: true });

/** Response of a browser to a redirect with `redirect: 'manual'`. */
export const opaqueRedirect = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });

/** A `fetch` that asks `reply`, and what it was asked. Aborted calls reject as the browser's do. */
export function fakeServer(reply: Reply) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const call: Seen = {
      method: init.method ?? 'GET',
      path: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init.headers),
      credentials: init.credentials,
      redirect: init.redirect,
      body: init.body,
    };
    seen.push(call);
    const { signal } = init;
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      Promise.resolve(reply(call, seen.length - 1)).then(resolve, reject);
    });
  };
  return { fetch, seen };
}
