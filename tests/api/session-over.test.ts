import { describe, expect, test, vi } from 'vitest';
import { createHttp } from '#src/api/lib/http.ts';
import type { HttpDeps } from '#src/api/lib/http.types.ts';
import { fakeServer, json } from './fake-server.ts';

const start = (deps: HttpDeps) =>
  createHttp({
    fetch: fakeServer(() => json(401, { message: 'Unauthenticated.' })).fetch,
    xsrfToken: () => 't',
    ...deps,
  });

describe('a session that is over (401)', () => {
  test('is said once a call of a member, after whoever made it knows', async () => {
    const seen: string[] = [];
    const http = start({
      memberId: () => 7,
      onSessionOver: () => seen.push('over'),
    });
    await http.get('/a').catch(() => seen.push('refused'));
    await expect.poll(() => seen).toEqual(['refused', 'over']);
  });

  test('is said where it is met on the way to a new token, too', async () => {
    const over = vi.fn<() => void>();
    const { fetch } = fakeServer(({ path }) =>
      path === '/sanctum/csrf-cookie' ? json(401, {}) : json(419, {}),
    );
    const http = start({ fetch, memberId: () => 7, onSessionOver: over });
    await expect(http.post('/a')).rejects.toEqual({ kind: 'unauthenticated' });
    await expect.poll(() => over.mock.calls.length).toBe(1);
  });

  test('is nothing new to a guest, nor to who has left', async () => {
    const over = vi.fn<() => void>();
    let viewer: number | null = null;
    const deps = { memberId: () => viewer, onSessionOver: over };
    const http = start(deps);
    await expect(http.post('/a')).rejects.toEqual({ kind: 'unauthenticated' });
    viewer = 7;
    await expect(http.post('/a')).rejects.toEqual({ kind: 'unauthenticated' });
    http.abortAll();
    await new Promise((resolve) => setTimeout(resolve));
    expect(over).not.toHaveBeenCalled();
  });
});
