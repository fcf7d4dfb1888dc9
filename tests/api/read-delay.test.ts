import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttp } from '#src/api/lib/http.ts';
import type { HttpDeps } from '#src/api/lib/http.types.ts';
import { fakeServer, json, type Reply } from './fake-server.ts';

const start = (reply: Reply, deps: HttpDeps = {}) => {
  const server = fakeServer(reply);
  return { ...server, http: createHttp({ fetch: server.fetch, xsrfToken: () => 't', ...deps }) };
};
const once =
  (status: number, headers?: Record<string, string>): Reply =>
  (_, index) =>
    index === 0 ? json(status, { message: 'Server Error' }, headers) : json(200, { ok: true });

describe('a read that fails with 5xx', () => {
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(waits.push(ms));
  beforeEach(() => {
    waits.length = 0;
  });

  test.each([500, 502, 503, 504])('%i is asked once more, after a moment', async (status) => {
    const { http, seen } = start(once(status), { wait });
    expect(await http.get('/a')).toEqual({ ok: true });
    expect(seen).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(300);
    expect(waits[0]).toBeLessThanOrEqual(1_000);
  });

  test('is a failure the second time', async () => {
    const onUnreachable = vi.fn();
    const { http, seen } = start(() => json(503, {}), { wait, onUnreachable });
    await expect(http.get('/a')).rejects.toEqual({
      kind: 'unavailable',
      retryAfter: null,
      status: 503,
    });
    expect(seen).toHaveLength(2);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });

  test('is asked when the server wants it, and not at all when that is long', async () => {
    const soon = start(once(503, { 'Retry-After': '2' }), { wait });
    expect(await soon.http.get('/a')).toEqual({ ok: true });
    expect(waits[0]).toBeGreaterThanOrEqual(2_000);
    const late = start(once(503, { 'Retry-After': '30' }), { wait });
    await expect(late.http.get('/a')).rejects.toEqual({
      kind: 'unavailable',
      retryAfter: 30,
      status: 503,
    });
    expect(late.seen).toHaveLength(1);
  });

  test('is asked once where the server cannot do it at all (501)', async () => {
    const { http, seen } = start(once(501), { wait });
    await expect(http.get('/a')).rejects.toMatchObject({ kind: 'unexpected', status: 501 });
    expect(seen).toHaveLength(1);
  });

  test('by POST is asked once more, a change never', async () => {
    const read = start(once(500), { wait });
    expect(await read.http.post('/api/v1/chats/all', {}, { isRead: true })).toEqual({ ok: true });
    const change = start(once(500), { wait });
    await expect(change.http.post('/api/v1/tips', {})).rejects.toMatchObject({ status: 500 });
    expect(change.seen).toHaveLength(1);
  });

  test('with an answer of the page is asked of the server', async () => {
    const { http, seen } = start(() => json(200, { from: 'server' }), {
      wait,
      prefetched: () => Promise.resolve(json(500, {})),
    });
    expect(await http.get('/a')).toEqual({ from: 'server' });
    expect(seen).toHaveLength(1);
  });

  test('is not asked again when the member has left meanwhile', async () => {
    const { http } = start(once(500), { wait: async () => http.abortAll() });
    await expect(http.get('/a')).rejects.toEqual({ kind: 'sessionChanged' });
  });
});

describe('a server that may be gone', () => {
  test('is reported for a call without an answer, not for one that its flow gave up', async () => {
    const onUnreachable = vi.fn();
    const { http } = start(() => Promise.reject(new TypeError('Failed to fetch')), {
      onUnreachable,
    });
    await expect(http.post('/a')).rejects.toEqual({ kind: 'offline' });
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    const signal = AbortSignal.abort();
    await expect(http.get('/a', { signal })).rejects.toEqual({ kind: 'offline' });
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });
});
