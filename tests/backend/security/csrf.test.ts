import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

/**
 * Stock clients send no token there, and nothing changes (contract §3.1); a provider and a mail program have
 * no session.
 */
const isExempt = (path: string) =>
  path.startsWith('/broadcasting/') ||
  path === '/api/v1/identity/callback' ||
  path.startsWith('/api/v1/mail_stop/one_click/');
const unsafe = new Set(['post', 'put', 'patch', 'delete']);

/** Every unsafe call of the published document, with something in place of its parameters. */
async function unsafeCalls(): Promise<[string, string][]> {
  const { paths } = (await (await backend.fetch('/api/openapi.json')).json()) as OpenApi;
  return Object.entries(paths)
    .filter(([path]) => !isExempt(path) && !path.startsWith('/apps/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => unsafe.has(method))
        .map((method): [string, string] => [
          method.toUpperCase(),
          path.replaceAll(/\{\w+\}/g, '3'),
        ]),
    );
}

describe('every unsafe call of the OpenAPI document', () => {
  test.each([
    ['no token', { 'X-XSRF-TOKEN': '' }],
    ['a made-up token', { 'X-XSRF-TOKEN': '', 'X-CSRF-TOKEN': 'x'.repeat(40) }],
    ['same-origin fetch metadata alone', { 'X-XSRF-TOKEN': '', 'Sec-Fetch-Site': 'same-origin' }],
  ])('is 419 with %s', async (_name, headers) => {
    const calls = await unsafeCalls();
    expect(calls.length).toBeGreaterThan(30);
    const browser = await signedIn(backend, 'ada');
    for (const [method, path] of calls) {
      const answer = await browser.send(method, path, {}, headers);
      expect(answer.status, `${method} ${path}`).toBe(419);
    }
    expect((await browser.get('/api/v1/me')).status).toBe(200);
  });

  test('from another site has no session at all under /api, and needs the token elsewhere', async () => {
    const browser = await signedIn(backend, 'ada');
    const evil = {
      Origin: 'https://evil.test',
      Referer: 'https://evil.test/x',
      'X-XSRF-TOKEN': '',
    };
    for (const [method, path] of await unsafeCalls()) {
      const answer = await browser.send(method, path, {}, evil);
      const refused = path.startsWith('/api/') ? [204, 401, 422] : [419];
      expect(refused, `${method} ${path} ${answer.status}`).toContain(answer.status);
    }
    const forged = await backend.fetch('/logout', {
      method: 'POST',
      headers: {
        Origin: 'https://evil.test',
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: '_token=guess',
    });
    expect(forged.status).toBe(419);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
  });

  test('is 419 for a token that was good before signing in', async () => {
    const browser = await openBrowser(backend);
    const old = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '');
    await browser.post('/login', { email: 'ada@fanfare.test', password: 'correct-horse-9' });
    expect((await browser.post('/logout', {}, { 'X-XSRF-TOKEN': old })).status).toBe(419);
  });
});

test('reading changes nothing: no GET signs in, out, or links', async () => {
  const browser = await signedIn(backend, 'ada');
  for (const path of ['/logout', '/user/two-factor-authentication', '/api/v1/social/attach/google'])
    expect((await browser.get(path)).status, path).toBe(405);
  expect((await browser.get('/api/v1/me', { Origin: testOrigin })).status).toBe(200);
});
