import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Backend, Env } from '#src/backend/context.ts';
import { onError } from '#src/backend/http/on-error.ts';
import { stubOf } from '#tests/lib/stub.ts';

const refused = new DrizzleQueryError(
  'insert into users (password_hash) values ($1)',
  ['$argon2id$secret-hash'],
  new Error('duplicate key value'),
);

test('what nobody foresaw is 500 without a reason; the log has the reason without the secrets', async () => {
  const error = vi.fn<(message: string, fields?: Record<string, unknown>) => void>();
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('backend', stubOf<Backend>({ log: stubOf({ error }) }));
    await next();
  });
  app.onError(onError);
  app.get('/email/verify/:id/:hash', () => {
    throw refused;
  });
  const answer = await app.request('/email/verify/7/secret-hash');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Server Error' });
  const logged = JSON.stringify(error.mock.calls);
  expect(logged).toContain('insert into users');
  expect(logged).toContain('duplicate key value');
  expect(logged).toContain('/email/verify/7/…');
  expect(logged).not.toContain('secret-hash');
});
