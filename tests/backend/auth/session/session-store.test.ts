import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessions, type SessionRow } from '#src/backend/db/schema/auth.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { createDatabaseStore } from '#src/backend/auth/session/store.database.ts';
import { createRedisStore } from '#src/backend/auth/session/store.redis.ts';
import type { SessionStore } from '#src/backend/auth/session/store.types.ts';
import { signedIn } from '../browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const kinds = [
  { name: 'the database', make: createDatabaseStore },
  ...(redisUrl
    ? [{ name: 'Redis', make: (backend: TestBackend) => createRedisStore(backend, redisUrl) }]
    : []),
];

describe.each(kinds)('sessions in $name', ({ make }) => {
  let backend: TestBackend;
  let store: SessionStore;
  let row: SessionRow;
  beforeEach(async () => {
    backend = await createTestBackend();
    store = make(backend);
    row = {
      id: crypto.randomUUID(),
      userId: castIds.ada,
      csrfToken: 'token',
      payload: { passwordConfirmedAt: 7 },
      ip: null,
      agent: 'test',
      lastActivity: backend.clock(),
      createdAt: backend.clock(),
    };
    await store.destroyOf(castIds.ada);
  });
  afterEach(() => store.close());

  test('are read as they were written', async () => {
    await store.insert(row);
    expect(await store.read(row.id)).toEqual(row);
    const changed = { ...row, payload: { pendingLogin: { userId: 4, remember: true } } };
    expect(await store.update(changed)).toBe(true);
    expect(await store.read(row.id)).toEqual(changed);
    expect(await store.read('unknown')).toBeNull();
  });

  test('of one member can be listed', async () => {
    await store.insert(row);
    await store.insert({ ...row, id: 'of-bo', userId: castIds.bo });
    expect(await store.of(castIds.ada)).toEqual([row]);
    await store.destroyOf(castIds.bo);
    expect(await store.of(castIds.bo)).toEqual([]);
  });

  test('end by silence', async () => {
    await store.insert(row);
    backend.advance(121 * 60_000);
    expect(await store.read(row.id)).toBeNull();
  });

  test('once ended are not brought back by a late write', async () => {
    await store.insert(row);
    await store.destroy(row.id);
    expect(await store.update(row)).toBe(false);
    expect(await store.read(row.id)).toBeNull();
  });

  test('of one member end together, but for the one that is kept', async () => {
    const kept = { ...row, id: crypto.randomUUID() };
    const other = { ...row, id: crypto.randomUUID(), userId: castIds.bo };
    for (const one of [row, kept, other]) await store.insert(one);
    await store.destroyOf(castIds.ada, kept.id);
    const left = await Promise.all([row, kept, other].map(({ id }) => store.read(id)));
    expect(left.map((one) => one !== null)).toEqual([false, true, true]);
    await store.destroy(other.id);
  });
});

test.runIf(redisUrl)('with REDIS_URL nobody’s session is in the database', async () => {
  const backend = await createTestBackend({ env: { REDIS_URL: redisUrl ?? '' } });
  const browser = await signedIn(backend, 'ada');
  expect((await browser.get('/api/v1/me')).status).toBe(200);
  expect(await backend.db.select().from(sessions)).toEqual([]);
  expect((await browser.post('/logout')).status).toBe(204);
  expect((await browser.get('/api/v1/me')).status).toBe(401);
});
