import { expect, test } from 'vitest';
import { sessions } from '#src/backend/db/schema/auth.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';

const json = { Accept: 'application/json', 'Content-Type': 'application/json', Origin: testOrigin };
const form = { ...json, 'Content-Type': 'application/x-www-form-urlencoded' };
const mebibyte = 1024 * 1024;

/** A body without a length that goes on for so many MiB, and how many of them were taken. */
function endless(mebibytes: number) {
  let taken = 0;
  const chunk = new TextEncoder().encode('[],'.repeat(mebibyte / 3));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1;
      if (taken > mebibytes) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

const send = (backend: TestBackend, path: string, headers: object, body: BodyInit) =>
  backend.fetch(path, {
    method: 'POST',
    headers: { ...headers },
    body,
    // @ts-expect-error -- Node asks for it with a stream, the DOM's types do not know it
    duplex: 'half',
  });

test.each(['/api/v1/files', '/login', '/api/broadcasting/auth', '/apps/fanfare/events'])(
  'a guest’s body for %s is refused before it is read, whatever its kind',
  async (path) => {
    const backend = await createTestBackend();
    for (const headers of [json, form, { ...json, 'Content-Type': 'text/plain' }]) {
      const flood = endless(64);
      const answer = await send(backend, path, headers, flood.body);
      expect(answer.status).toBe(413);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(flood.taken()).toBeLessThan(6);
    }
    expect(await backend.db.select().from(sessions)).toEqual([]);
  },
);

test.each([
  ['nested', '['.repeat(1_000)],
  ['nested objects', '{"a":'.repeat(1_000)],
  ['of too many values', `[${'0,'.repeat(100_000)}0]`],
])('JSON %s is refused before a session is looked for', async (_, body) => {
  const backend = await createTestBackend();
  for (const path of ['/login', '/api/v1/me/locale', '/apps/fanfare/events']) {
    const answer = await send(backend, path, json, body);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const fields = await send(backend, '/login', form, 'a&'.repeat(5_000));
  expect(fields.status).toBe(400);
});

test('brackets inside of texts are no nesting', async () => {
  const backend = await createTestBackend();
  const body = JSON.stringify({ email: `"\\${'['.repeat(500)}`, password: '{'.repeat(500) });
  expect((await send(backend, '/login', json, body)).status).not.toBe(400);
});

test('one caller’s calls are limited; another’s and the health check are not', async () => {
  const backend = await createTestBackend({ env: { RATE_LIMIT: '60', TRUST_PROXY: '1' } });
  const ask = (from: string, path = '/api/v1/config') =>
    backend.fetch(path, { headers: { ...json, 'X-Forwarded-For': from } });
  const answers: Response[] = [];
  for (let turn = 0; turn < 30; turn += 1) answers.push(await ask('192.0.2.1'));
  const last = answers.at(-1);
  expect(answers[0]?.status).toBe(200);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect((await ask('192.0.2.1', '/up')).status).toBe(200);
});

test('addresses of one IPv6 network are one caller', async () => {
  const backend = await createTestBackend({ env: { RATE_LIMIT: '60', TRUST_PROXY: '1' } });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 30; turn += 1) {
    const headers = { ...json, 'X-Forwarded-For': `2001:db8:0:1::${turn.toString(16)}` };
    statuses.add((await backend.fetch('/api/v1/config', { headers })).status);
  }
  expect(statuses).toContain(429);
});

test('of calls that one caller has at work at once there is a limit', async () => {
  const backend = await createTestBackend({ env: { TRUST_PROXY: '1' } });
  const ask = (from: string) =>
    backend.fetch('/api/v1/config', { headers: { ...json, 'X-Forwarded-For': from } });
  const many = Array.from({ length: 300 }, () => ask('192.0.2.1'));
  const other = ask('192.0.2.2');
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  expect(statuses).toContain(429);
  expect((await other).status).toBe(200);
  expect((await ask('192.0.2.1')).status).toBe(200);
});
