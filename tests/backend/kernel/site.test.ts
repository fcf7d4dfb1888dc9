import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { serveAssets, type FindAsset } from '#src/backend/web/assets.ts';
import { createSite } from '#src/backend/web/site.ts';
import { runtimeConfig } from '#src/contract/app/config.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';

const script = `export const text = ${JSON.stringify('ship it '.repeat(200))};`;
const template = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="runtime-config" nonce="__CSP_NONCE__"></script>
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-abc.js"></script></head></html>`;

let findAsset: FindAsset;
let backend: TestBackend;
let site: ReturnType<typeof createSite>;
let isOpen = true;

beforeAll(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'fanfare-client-'));
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'assets/main-abc.js'), script);
  writeFileSync(path.join(root, 'assets/main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(root, 'assets/main-abc.js.gz'), gzipSync(script));
  writeFileSync(path.join(root, 'index.html'), template);
  writeFileSync(path.join(root, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(root, 'assets/lost-def.js'), script);
  findAsset = serveAssets(root);
  rmSync(path.join(root, 'assets/lost-def.js'));
});

beforeEach(async () => {
  isOpen = true;
  backend = await createTestBackend({ env: { BRAND: 'Fan</script>fare' } });
  const app = createApp(backend);
  site = createSite({
    settings: () => backend.settings,
    log: backend.log,
    template: () => Promise.resolve(template),
    findAsset,
    running: () => (isOpen ? { backend, app } : undefined),
  });
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(new URL(url, testOrigin), { method, headers }));
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('pages of one caller are limited, as calls are', async () => {
  backend = { ...backend, settings: { ...backend.settings, rateLimit: 60 } };
  site = createSite({
    settings: () => backend.settings,
    log: backend.log,
    template: () => Promise.resolve(template),
    running: () => ({ backend, app: createApp(backend) }),
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) statuses.push((await get('/', asBrowser)).status);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses).toContain(429);
});

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

test('every page has a nonce of its own, in the policy and in each script', async () => {
  const [one, other] = [await get('/', asBrowser), await get('/', asBrowser)];
  expect(nonceOf(one)).toMatch(/^[\w+/=]{22,}$/);
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  const html = await one.text();
  expect(html.match(/nonce="([^"]+)"/g)).toEqual(Array(3).fill(`nonce="${nonceOf(one)}"`));
  expect(html).not.toContain('__CSP_NONCE__');
});

test('the page carries every header of the contract', async () => {
  const { headers } = await get('/feed', asBrowser);
  const policy = headers.get('content-security-policy');
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "'strict-dynamic'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('the runtime config is valid and cannot end its script element', async () => {
  const html = await (await get('/', asBrowser)).text();
  const json = /id="runtime-config"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const config = runtimeConfig.parse(JSON.parse(json));
  expect(config.brand).toBe('Fan</script>fare');
  expect(config.broadcaster).toMatchObject({ host: 'fanfare.test', port: 80, tls: false });
  expect(config.demo?.emails).toContain('ada@fanfare.test');
});

test.each([
  ['GET', '/login', 'text/html; charset=utf-8'],
  ['GET', '/register', 'text/html; charset=utf-8'],
  ['GET', '/reset-password/abc?email=a@b.c', 'text/html; charset=utf-8'],
  ['GET', '/email-verified', 'text/html; charset=utf-8'],
  ['GET', '/some-member', 'text/html; charset=utf-8'],
  ['GET', '/reset-password/a.token', 'text/html; charset=utf-8'],
  ['GET', '/api/v1/nothing', 'application/json'],
  ['POST', '/some-member', 'application/json'],
])('%s %s answers %s', async (method, url, type) => {
  const answer = await get(url, asBrowser, method);
  expect(answer.headers.get('content-type')).toContain(type);
});

test('a call that wants JSON never gets the page', async () => {
  const answer = await get('/no-such-thing', { Accept: 'application/json' });
  expect(answer.status).toBe(404);
});

test('a hashed file is immutable, and compressed as the browser asks', async () => {
  const brotli = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('cache-control')).toContain('immutable');
  expect(brotli.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
  const zipped = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(await (await get('/assets/main-abc.js')).text()).toBe(script);
});

test('an unhashed file is asked for again by its ETag', async () => {
  const first = await get('/robots.txt');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/robots.txt', { 'If-None-Match': etag })).status).toBe(304);
});

test('a file is only read', async () => {
  const answer = await get('/robots.txt', {}, 'PUT');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a missing file is 404, not the page', async () => {
  expect((await get('/assets/gone-123.js', { Accept: '*/*' })).status).toBe(404);
  const lost = await get('/assets/lost-def.js');
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  ['/assets/gone-123.js'],
  ['/sitemap.xml'],
  ['/apple-touch-icon.png'],
  ['/some/where/app.webmanifest'],
  ['/.well-known/security.txt'],
])('%s is no page for a browser that asks unasked', async (path) => {
  for (const Accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'application/json']) {
    const answer = await get(path, { Accept });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

test.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/robots.txt', /^text\/plain/],
])('%s is what its name says', (path, type) => {
  const answer = serveAssets('src/public')(new Request(new URL(path, testOrigin)), path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get('content-type')).toMatch(type);
});

test('the template itself is never served as a file', async () => {
  expect(await (await get('/index.html', asBrowser)).text()).not.toContain('__CSP_NONCE__');
});

test('while the database opens, pages retry and calls are told to', async () => {
  isOpen = false;
  const page = await get('/feed', asBrowser);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('http-equiv="refresh"');
  const up = await get('/up', { Accept: '*/*' });
  expect(up.status).toBe(503);
  expect(up.headers.get('retry-after')).toBe('1');
  expect(await up.json()).toMatchObject({ status: 'starting' });
  expect((await get('/assets/main-abc.js')).status).toBe(200);
});

test('the log holds no tokens of mailed links', async () => {
  await get('/reset-password/very-secret-token?email=ada@fanfare.test', asBrowser);
  expect(backend.logged.join('\n')).toContain('GET /reset-password/… 200');
  await get('/mail-stop/7-likes-very-secret', asBrowser);
  await get('/api/v1/mail_stop/one_click/7-likes-very-secret', asBrowser);
  expect(backend.logged.join('\n')).not.toMatch(/very-secret|ada@/);
});

test('behind a proxy that speaks https, the answer asks for https ever after', async () => {
  backend.settings.trustProxy = true;
  const answer = await get('/', { ...asBrowser, 'X-Forwarded-Proto': 'https' });
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
});
