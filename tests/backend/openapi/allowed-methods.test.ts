import { expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { createTestBackend } from '../harness.ts';

test('whatever is asked by a method that nobody answers, the answer names those that are', async () => {
  const backend = await createTestBackend();
  const app = createApp(backend);
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const place = path.replaceAll(/:\w+(\{.*?\}+)?/g, '1');
    methods.set(place, (methods.get(place) ?? new Set()).add(method));
  }
  expect(methods.size).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const [path, own] of methods) {
    if (own.has('OPTIONS')) continue;
    const request = new Request(new URL(path, 'http://localhost'), {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.test', Accept: '*/*' },
    });
    const answer = await app.fetch(request);
    const named = (answer.headers.get('allow') ?? '').split(', ');
    if (answer.status !== 405 || ![...own].every((method) => named.includes(method)))
      wrong.push(`${path}: ${answer.status} ${named.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});
