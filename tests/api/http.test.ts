import { describe, expect, test, vi } from 'vitest';
import { createHttp } from '#src/api/lib/http.ts';
import type { HttpDeps } from '#src/api/lib/http.types.ts';
import { passes } from '#tests/lib/passes.ts';
import { empty, fakeServer, json, type Reply } from './fake-server.ts';

const csrf = '/sanctum/csrf-cookie';
const stale = () => json(419, { message: 'CSRF token mismatch.' });
const start = (reply: Reply, deps: HttpDeps = {}) => {
  const server = fakeServer(reply);
  return { ...server, http: createHttp({ fetch: server.fetch, xsrfToken: () => 't', ...deps }) };
};

describe('what is sent', () => {
  test('headers, cookies and JSON', async () => {
    const { http, seen } = start(() => json(200, { ok: true }));
    await http.post('/api/v1/thing', { a: 1 }, { idempotencyKey: 'k1' });
    const [call] = seen;
    expect(call?.headers.get('Accept')).toMatch(/^application\/json/);
    expect(call?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.headers.get('X-XSRF-TOKEN')).toBe('t');
    expect(call?.headers.get('Idempotency-Key')).toBe('k1');
    expect(call?.headers.has('X-Socket-ID')).toBe(false);
    expect(call?.credentials).toBe('include');
    expect(call?.body).toBe('{"a":1}');
  });

  test('the query, without what is undefined', async () => {
    const { http, seen } = start(() => json(200, {}));
    await http.get('/api/v1/feed', { query: { cursor: undefined, limit: 5 } });
    expect(seen[0]?.path).toBe('/api/v1/feed?limit=5');
    expect(seen[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('the token of the moment of sending', async () => {
    let token = 'old';
    const { http, seen } = start(() => empty(), { xsrfToken: () => token });
    await http.put('/a', {});
    token = 'new';
    await http.delete('/a');
    expect(seen.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['old', 'new']);
  });

  test('the socket id only while there is one', async () => {
    let id: string | null = '1.2';
    const { http, seen } = start(() => empty(), { socketId: () => id });
    await http.post('/a');
    id = null;
    await http.post('/a');
    expect(seen.map(({ headers }) => headers.get('X-Socket-ID'))).toEqual(['1.2', null]);
  });

  test('whose page it is, but for the question who is here; sent again it is still theirs', async () => {
    let viewer: number | null = 7;
    const answers = [stale(), empty(), empty(), empty(), empty()];
    const { http, seen } = start(
      ({ path }) => {
        // Somebody else came in between the refusal and the second try.
        if (path === csrf) viewer = 8;
        return answers.shift() ?? empty();
      },
      { memberId: () => viewer },
    );
    await http.post('/a');
    expect(seen.map(({ headers }) => headers.get('X-Member-ID'))).toEqual(['7', null, '7']);
    await http.get('/api/v1/me', { memberId: null });
    viewer = null;
    await http.get('/a');
    await http.post('/logout', undefined, { memberId: 7 });
    expect(seen.slice(3).map(({ headers }) => headers.get('X-Member-ID'))).toEqual([
      null,
      null,
      '7',
    ]);
  });

  test('a file without a content type of ours', async () => {
    const { http, seen } = start(() => empty());
    const body = new FormData();
    body.set('file', new Blob(['x']), 'x.txt');
    await http.post('/api/v1/files', body);
    expect(seen[0]?.body).toBe(body);
    expect(seen[0]?.headers.has('Content-Type')).toBe(false);
  });
});

describe('a session that has become another member’s', () => {
  test('is said once a call, as no conflict, and is not asked again', async () => {
    const doubted = vi.fn<() => void>();
    const { http, seen } = start(() => json(409, { message: '', code: 'session_changed' }), {
      memberId: () => 7,
      onSessionChanged: doubted,
    });
    await expect(http.post('/a')).rejects.toEqual({ kind: 'sessionChanged', isOther: true });
    await expect(http.get('/a')).rejects.toEqual({ kind: 'sessionChanged', isOther: true });
    expect(doubted).toHaveBeenCalledTimes(2);
    expect(seen).toHaveLength(2);
  });
});

describe('what is read', () => {
  test('nothing, as undefined', async () => {
    const { http } = start(() => empty());
    expect(await http.post('/two-factor-challenge', {})).toBeUndefined();
  });

  test('Fortify’s empty JSON text', async () => {
    const { http } = start(() => json(201, ''));
    expect(await http.post('/register', {})).toBe('');
  });

  test('an early answer of the page, once, and the server when it failed', async () => {
    const early: Record<string, Promise<Response>> = {
      '/api/v1/me': Promise.resolve(json(200, { from: 'page' })),
      '/api/v1/feed': Promise.reject(new TypeError('Failed to fetch')),
    };
    const prefetched = (path: string) => {
      const answer = early[path];
      delete early[path];
      return answer;
    };
    const { http, seen } = start(() => json(200, { from: 'server' }), { prefetched });
    expect(await http.get('/api/v1/me')).toEqual({ from: 'page' });
    expect(await http.get('/api/v1/me')).toEqual({ from: 'server' });
    expect(await http.get('/api/v1/feed')).toEqual({ from: 'server' });
    expect(seen).toHaveLength(2);
  });
});

describe('a stale token (419)', () => {
  test('costs one cookie for many calls, and each is replayed once', async () => {
    let fresh = false;
    const { http, seen } = start(async ({ path }, index) => {
      if (path === csrf) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        fresh = true;
        return empty();
      }
      const wasFresh = fresh;
      await new Promise((resolve) => setTimeout(resolve, index * 15));
      return wasFresh ? json(200, { path }) : stale();
    });
    const paths = ['/a', '/b', '/c', '/d', '/e'];
    const answers = await Promise.all(paths.map((path) => http.post(path, {})));
    expect(answers).toEqual(paths.map((path) => ({ path })));
    expect(seen.filter(({ path }) => path === csrf)).toHaveLength(1);
    expect(seen).toHaveLength(11);
  });

  test('is not tried a third time', async () => {
    const { http, seen } = start(({ path }) => (path === csrf ? empty() : stale()));
    await expect(http.post('/a', {})).rejects.toEqual({
      kind: 'unexpected',
      status: 419,
      message: 'CSRF token mismatch.',
    });
    expect(seen.map(({ path }) => path)).toEqual(['/a', csrf, '/a']);
  });

  test('after an expired session ends in 401', async () => {
    const { http } = start(({ path }, index) => {
      if (path === csrf) return empty();
      return index === 0 ? stale() : json(401, { message: 'Unauthenticated.' });
    });
    await expect(http.post('/a', {})).rejects.toEqual({ kind: 'unauthenticated' });
  });

  test('without a way to the server is offline', async () => {
    const { http } = start(({ path }) => {
      if (path === csrf) throw new TypeError('Failed to fetch');
      return stale();
    });
    await expect(http.post('/a', {})).rejects.toEqual({ kind: 'offline' });
  });
});

describe('calls under way', () => {
  test('without an answer is logged once, by its method and path alone', async () => {
    const logged: string[] = [];
    const http = createHttp({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      xsrfToken: () => 'token',
      onUnanswered: (call) => logged.push(call),
    });
    await expect(http.post('/login', { password: 'secret' })).rejects.toEqual({ kind: 'offline' });
    expect(logged).toEqual(['POST /login']);
  });

  test('a slow call counts as offline', async () => {
    const { http, seen } = start(() => new Promise(() => {}), { timeout: 20 });
    await expect(http.post('/a', {})).rejects.toEqual({ kind: 'offline' });
    expect(seen).toHaveLength(1);
  });

  test('are forgotten when the member leaves, also when their answers come', async () => {
    const answers: ((response: Response) => void)[] = [];
    const server = { fetch: () => new Promise<Response>((resolve) => answers.push(resolve)) };
    const http = createHttp({ fetch: server.fetch });
    const before = http.get('/api/v1/me');
    http.abortAll();
    const after = http.get('/api/v1/me');
    await passes(() => expect(answers).toHaveLength(2));
    answers[0]?.(json(200, { who: 'ada' }));
    answers[1]?.(json(200, { who: 'bo' }));
    await expect(before).rejects.toEqual({ kind: 'sessionChanged' });
    expect(await after).toEqual({ who: 'bo' });
  });

  test('are not repeated by themselves', async () => {
    const { http, seen } = start(() => json(500, { message: 'Server Error' }));
    await expect(http.post('/a')).rejects.toMatchObject({ kind: 'unexpected' });
    expect(seen).toHaveLength(1);
  });
});
