import { expect } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { testOrigin, type TestBackend } from '../harness.ts';

/** A browser's side of the contract: keeps cookies, sends the token, Origin and Accept. */
export interface Browser {
  cookies: Map<string, string>;
  /** `Set-Cookie` lines of the last answer. */
  lastCookies: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A new browser that has asked for its first cookies. */
export async function openBrowser(backend: TestBackend): Promise<Browser> {
  const cookies = new Map<string, string>();
  async function ask(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({
      Accept: 'application/json',
      Origin: testOrigin,
      'X-Requested-With': 'XMLHttpRequest',
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const xsrf = cookies.get('XSRF-TOKEN');
    if (xsrf && method !== 'GET') headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
    new Headers(init.headers).forEach((value, name) =>
      value === '' ? headers.delete(name) : headers.set(name, value),
    );
    const answer = await backend.fetch(path, { ...init, method, headers });
    browser.lastCookies = answer.headers.getSetCookie();
    for (const line of browser.lastCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  const browser: Browser = {
    cookies,
    lastCookies: [],
    get: (path, headers = {}) => ask('GET', path, { headers }),
    send: (method, path, body, headers = {}) =>
      ask(method, path, {
        headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    post: (path, body, headers) => browser.send('POST', path, body, headers),
  };
  await browser.get('/sanctum/csrf-cookie');
  return browser;
}

/** A browser in which somebody of the cast has signed in. */
export async function signedIn(backend: TestBackend, name: string, remember = false) {
  const browser = await openBrowser(backend);
  const answer = await browser.post('/login', {
    email: `${name}@fanfare.test`,
    password: demoPassword,
    remember,
  });
  expect(answer.status).toBe(200);
  return browser;
}

/** The same, with the password confirmed. */
export async function confirmed(backend: TestBackend, name: string) {
  const browser = await signedIn(backend, name);
  const answer = await browser.post('/user/confirm-password', { password: demoPassword });
  expect(answer.status).toBe(201);
  return browser;
}

export const sessionName = 'fanfare_session';

/** The refusal's text and fields. */
export const refusalOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { message: string; errors?: Record<string, string[]> }),
});
