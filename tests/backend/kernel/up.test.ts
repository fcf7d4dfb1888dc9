import { expect, test } from 'vitest';
import { createTestBackend } from '../harness.ts';

test('GET /up tells the health and the release', async () => {
  const backend = await createTestBackend();
  const answer = await backend.fetch('/up');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'up', release: { commit: 'test' } });
});

test('an unknown API path is 404 JSON', async () => {
  const backend = await createTestBackend();
  const answer = await backend.fetch('/api/v1/nothing-here');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
