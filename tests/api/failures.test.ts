import { describe, expect, test } from 'vitest';
import type { Failure } from '#machines/lib/failure.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { fakeServer, json, redirected } from './fake-server.ts';

const html = (status: number) =>
  new Response('<!doctype html>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  });
const field = (name: string, text: string) => ({ message: text, errors: { [name]: [text] } });
const invalid = (name: string, text: string): Failure => ({
  kind: 'invalid',
  message: text,
  fields: { [name]: [text] },
  jwt: null,
});
const credentials = 'These credentials do not match our records.';
const code = 'The provided two factor authentication code was invalid.';
const recovery = 'The provided two factor recovery code was invalid.';
const wait = 'Too many login attempts. Please try again in 42 seconds.';

/** Every failure body of the contract (§1.3, §1.6, §2), and what a chart receives. */
const table: readonly [name: string, answer: () => Response, failure: Failure][] = [
  ['401', () => json(401, { message: 'Unauthenticated.' }), { kind: 'unauthenticated' }],
  [
    '403 unverified',
    () => json(403, { message: 'Your email address is not verified.', code: 'not_verified' }),
    { kind: 'forbidden', code: 'not_verified', message: 'Your email address is not verified.' },
  ],
  [
    '403 policy',
    () => json(403, { message: 'This action is unauthorized.' }),
    { kind: 'forbidden', code: null, message: 'This action is unauthorized.' },
  ],
  [
    '403 of a channel, without words',
    () => json(403, { message: '' }),
    { kind: 'forbidden', code: null, message: '{"message":""}' },
  ],
  [
    '404 that names a class',
    () => json(404, { message: String.raw`No query results for model [App\Models\Post] 12` }),
    { kind: 'notFound' },
  ],
  [
    '405',
    () => json(405, { message: 'The GET method is not supported for route x.' }),
    { kind: 'unexpected', status: 405, message: 'The GET method is not supported for route x.' },
  ],
  [
    '409',
    () => json(409, { message: 'The price changed.', code: 'price_changed' }),
    { kind: 'conflict', code: 'price_changed', message: 'The price changed.' },
  ],
  [
    '413',
    () => json(413, { message: 'The POST data is too large.' }),
    { kind: 'unexpected', status: 413, message: 'The POST data is too large.' },
  ],
  [
    '413 of a proxy',
    () =>
      new Response('<h1>', {
        status: 413,
        statusText: 'Too Large',
        headers: { 'Content-Type': 'text/html' },
      }),
    { kind: 'unexpected', status: 413, message: 'Too Large' },
  ],
  [
    '422 wrong credentials',
    () => json(422, field('email', credentials)),
    invalid('email', credentials),
  ],
  ['422 wrong code', () => json(422, field('code', code)), invalid('code', code)],
  [
    '422 wrong recovery code',
    () => json(422, field('recovery_code', recovery)),
    invalid('recovery_code', recovery),
  ],
  [
    '422 nested',
    () => json(422, field('media.0.price', 'Too low.')),
    invalid('media.0.price', 'Too low.'),
  ],
  [
    '422 with an empty map as PHP writes it',
    () => json(422, { message: 'The given data was invalid.', errors: [] }),
    { kind: 'invalid', message: 'The given data was invalid.', fields: {}, jwt: null },
  ],
  [
    '422 of a social login',
    () => json(422, { message: 'Unknown account.', jwt: 'a.b.c' }),
    { kind: 'invalid', message: 'Unknown account.', fields: {}, jwt: 'a.b.c' },
  ],
  [
    '422 of an upload',
    () => json(422, { error: { file: ['Too large.', 'Wrong type.'] } }),
    { kind: 'invalid', message: 'Too large.,Wrong type.', fields: {}, jwt: null },
  ],
  [
    '423',
    () => json(423, { message: 'Password confirmation required.' }),
    { kind: 'passwordUnconfirmed' },
  ],
  [
    '429 with its header',
    () => json(429, { message: 'Too Many Attempts.' }, { 'Retry-After': '17' }),
    { kind: 'throttled', retryAfter: 17, message: 'Too Many Attempts.' },
  ],
  [
    '429 in validation shape, without header',
    () => json(429, field('email', wait)),
    { kind: 'throttled', retryAfter: 42, message: wait },
  ],
  [
    '429 that says minutes',
    () => json(429, { message: 'Please try again in 2 minutes.' }),
    { kind: 'throttled', retryAfter: 120, message: 'Please try again in 2 minutes.' },
  ],
  [
    '429 that says nothing',
    () => json(429, { message: 'Slow down.' }),
    { kind: 'throttled', retryAfter: 60, message: 'Slow down.' },
  ],
  [
    '500',
    () => json(500, { message: 'Server Error' }),
    { kind: 'unexpected', status: 500, message: 'Server Error' },
  ],
  [
    '503 maintenance',
    () => json(503, { message: 'Service Unavailable' }),
    { kind: 'unavailable', retryAfter: null, status: 503 },
  ],
  [
    '503 with Retry-After',
    () => json(503, { message: 'Service Unavailable' }, { 'Retry-After': '30' }),
    { kind: 'unavailable', retryAfter: 30, status: 503 },
  ],
  [
    '507 of a full disk',
    () => json(507, { message: 'The disk of the server is full.' }, { 'Retry-After': '10' }),
    { kind: 'unavailable', retryAfter: 10, status: 507 },
  ],
  ['502 of a proxy', () => html(502), { kind: 'unavailable', retryAfter: null }],
  ['a followed redirect', () => redirected(json(200, {})), { kind: 'sessionChanged' }],
  ['a followed redirect to nowhere', () => redirected(json(404, {})), { kind: 'sessionChanged' }],
  ['a page instead of data', () => html(200), { kind: 'sessionChanged' }],
  [
    'JSON that is none',
    () => new Response('{"a"', { headers: { 'Content-Type': 'application/json' } }),
    { kind: 'unexpected', status: 200, message: 'The answer is not valid JSON.' },
  ],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { kind: 'offline' },
  ],
];

const page = (status: number) => createHttp({ fetch: fakeServer(() => html(status)).fetch });

describe('what a refusal means', () => {
  test.each(table)('%s', async (_, answer, failure) => {
    const { fetch, seen } = fakeServer(answer);
    const http = createHttp({ fetch, xsrfToken: () => undefined });
    await expect(http.post('/api/v1/thing', {})).rejects.toEqual(failure);
    expect(seen).toHaveLength(1);
  });

  test.each([402, 403, 404, 409, 422])(
    'a page with %i comes from the way: it decides nothing of a change',
    async (status) => {
      const { fetch } = fakeServer(() => html(status));
      const http = createHttp({ fetch });
      const unknown = { kind: 'unavailable', retryAfter: null };
      await expect(http.post('/api/v1/thing', {})).rejects.toEqual(unknown);
      await expect(http.delete('/api/v1/thing')).rejects.toEqual(unknown);
    },
  );

  test('a page says of a read that there is nothing, and hides nothing', async () => {
    await expect(page(404).get('/x')).rejects.toEqual({ kind: 'notFound' });
    await expect(page(403).get('/x')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a date in Retry-After is read as the seconds until then', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const { fetch } = fakeServer(() => json(429, { message: '' }, { 'Retry-After': date }));
    const failure: unknown = await createHttp({ fetch })
      .get('/x')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'throttled' });
    expect((failure as { retryAfter: number }).retryAfter).toBeGreaterThan(25);
    expect((failure as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(31);
  });

  test('a listener is notified that the session may be another one', async () => {
    let calls = 0;
    const { fetch } = fakeServer(() => html(200));
    const http = createHttp({ fetch, onSessionChanged: () => (calls += 1) });
    await expect(http.get('/x')).rejects.toEqual({ kind: 'sessionChanged' });
    expect(calls).toBe(1);
  });
});
