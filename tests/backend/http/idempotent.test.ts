import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '#src/backend/context.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { conflict } from '#src/backend/http/failures.ts';
import { idempotent } from '#src/backend/auth/access/idempotent.ts';
import { onError } from '#src/backend/http/on-error.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
let runs: number;
let behave: () => Promise<Response>;
let caller: number;
let app: Hono<Env>;

beforeEach(async () => {
  backend = await createTestBackend();
  runs = 0;
  caller = castIds.ada;
  behave = async () => Response.json({ runs }, { status: 201 });
  app = new Hono<Env>();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('backend', backend);
    const [user] = await backend.db.select().from(users).where(eq(users.id, caller));
    c.set('user', user);
    await next();
  });
  app.post('/tips', idempotent, () => {
    runs += 1;
    return behave();
  });
});

const tip = (key: string, body: unknown = { amount: 100 }) =>
  app.request('/tips', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });

describe('Idempotency-Key (contract §8.0)', () => {
  test('is required', async () => {
    const answer = await tip('');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'idempotency_key_required' });
  });

  test('the same intent is answered again, not done again', async () => {
    const key = randomUUID();
    const [first, second] = [await tip(key), await tip(key)];
    expect(await second.json()).toEqual(await first.json());
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(runs).toBe(1);
    caller = castIds.bo;
    await tip(key);
    expect(runs).toBe(2);
    caller = castIds.ada;
    backend.advance(25 * 3_600_000);
    await tip(key);
    expect(runs).toBe(3);
  });

  test('another body under the same key is 422', async () => {
    const key = randomUUID();
    await tip(key);
    const answer = await tip(key, { amount: 999 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('while the first one runs the second is 409 with Retry-After', async () => {
    const key = randomUUID();
    const gate = new EventEmitter();
    const started = new Promise<void>((resolve) => {
      behave = async () => {
        resolve();
        await once(gate, 'open');
        return Response.json({ runs });
      };
    });
    const first = tip(key);
    await started;
    const second = await tip(key);
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1']);
    expect(await second.json()).toMatchObject({ code: 'idempotency_in_progress' });
    gate.emit('open');
    expect((await first).status).toBe(200);
    expect((await tip(key)).headers.get('idempotent-replayed')).toBe('true');
    expect(runs).toBe(1);
  });

  test('a crash may be tried again; a decided refusal is heard again', async () => {
    const key = randomUUID();
    behave = async () => {
      throw new Error('the process trips');
    };
    expect((await tip(key)).status).toBe(500);
    behave = async () => {
      throw conflict('The price is another now.', 'price_changed');
    };
    const refused = await tip(key);
    expect(refused.status).toBe(409);
    const again = await tip(key);
    expect(await again.json()).toEqual(await refused.json());
    expect(runs).toBe(2);
  });
});
