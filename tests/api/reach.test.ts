import { describe, expect, test } from 'vitest';
import { reachServer } from '#src/api/app/reach.ts';
import { fakeServer, json, opaqueRedirect, type Reply } from './fake-server.ts';

const ask = (reply: Reply, signal = new AbortController().signal) => {
  const server = fakeServer(reply);
  return { ...server, asked: reachServer('https://api.test', signal, server.fetch) };
};
const page = (status: number) =>
  new Response('<h1>Up</h1>', { status, headers: { 'Content-Type': 'text/html' } });

describe('a server is reached', () => {
  test.each([
    ['with JSON', () => json(200, { status: 'ok' })],
    ['with a page, as Laravel’s own health route is', () => page(200)],
    ['with a page about a failure', () => page(500)],
    ['with “not found”', () => page(404)],
    ['with “sign in first”', () => json(401, {})],
    ['with “too many”', () => json(429, {})],
    ['with a redirect', opaqueRedirect],
  ])('%s', async (_, reply) => {
    const { asked, seen } = ask(reply);
    await expect(asked).resolves.toBeUndefined();
    expect(seen.map(({ path }) => path)).toEqual(['https://api.test/up']);
  });
});

describe('it is not', () => {
  test.each([502, 503, 504])('by a gateway’s answer (%d)', async (status) => {
    await expect(ask(() => page(status)).asked).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('without an answer', async () => {
    const { asked } = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(asked).rejects.toEqual({ kind: 'offline' });
  });

  test('by a question that was given up', async () => {
    const given = new AbortController();
    const { asked } = ask(() => new Promise(() => undefined), given.signal);
    given.abort();
    await expect(asked).rejects.toEqual({ kind: 'offline' });
  });
});
