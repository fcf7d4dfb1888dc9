import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';

interface Schema {
  $ref?: string;
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, Schema> };
}

let backend: TestBackend;
let document: OpenApi;
beforeEach(async () => {
  backend = await createTestBackend({ env: { FANFARE_TEST_SWITCHES: '0' } });
  document = (await (await backend.fetch('/api/openapi.json')).json()) as OpenApi;
});

/** Pages for people, bytes, health and what Pusher's protocol describes: not calls of this API. */
const isOutside = (path: string) =>
  /^\/(up$|\.well-known\/|outbox|storage\/|apps\/|issuer\/|psp\/|broadcasting\/|api\/docs$)/.test(
    path,
  );

test('every mounted route is in the document, and the other way round', () => {
  const mounted = createApp(backend)
    .routes.filter(({ method, path }) => method !== 'ALL' && !isOutside(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
  const described = Object.entries(document.paths)
    .filter(([path]) => !isOutside(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(new Set(described)).toEqual(new Set(mounted));
  expect(described.length).toBeGreaterThan(25);
});

test('it is OpenAPI 3.1, with named shapes and without dangling references', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['User', 'MeAnswer', 'LoginRequest', 'ValidationError']),
  );
  for (const [, name = ''] of JSON.stringify(document).matchAll(
    /"#\/components\/schemas\/([^"]+)"/g,
  ))
    expect(document.components.schemas).toHaveProperty(name);
});

test('a reference that may be null is the shape or null, and the gate’s answers stand everywhere', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]\}\]/);
  expect(text).toContain('"anyOf":[{"$ref":"#/components/schemas/UserCard"},{"type":"null"}]');
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      expect(Object.keys(responses), `${method} ${path}`).toEqual(
        expect.arrayContaining(['400', '414', '429', '503']),
      );
});

test('a validator that is not ours takes it for OpenAPI 3.1, and refuses a broken one', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const broken = { ...structuredClone(document), paths: { '/up': { get: { responses: 7 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every call says how it succeeds', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      expect(
        Object.keys(responses).some((status) => /^[23]/.test(status)),
        `${method} ${path}`,
      ).toBe(true);
});

test('the readable page is there in development and not in production', async () => {
  const answer = await backend.fetch('/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('/two-factor-challenge');
  const settings = { ...backend.settings, mode: 'production' as const };
  const app = createApp({ ...backend, settings });
  expect((await app.request('/api/docs')).status).toBe(404);
});

test('the document is made once, and compressed once in each encoding, however often it is asked for', async () => {
  const app = createApp(backend);
  const made = vi.spyOn(app, 'getOpenAPI31Document');
  const ask = (encoding: string) =>
    app.fetch(
      new Request(`${testOrigin}/api/openapi.json`, { headers: { 'Accept-Encoding': encoding } }),
    );
  const plain = Buffer.from(await (await ask('identity')).arrayBuffer());
  const [br, again, gzip] = await Promise.all([ask('gzip, br'), ask('br'), ask('gzip')]);
  expect(br.headers.get('content-encoding')).toBe('br');
  const small = Buffer.from(await br.arrayBuffer());
  expect(small).toEqual(Buffer.from(await again.arrayBuffer()));
  expect(brotliDecompressSync(small)).toEqual(plain);
  expect(small.length).toBeLessThan(plain.length / 5);
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer()))).toEqual(plain);
  expect(made).toHaveBeenCalledTimes(1);
});
