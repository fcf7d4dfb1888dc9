import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, signedIn } from '../browser.ts';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

/** Pages for people, stand-ins, what has no session, and what Pusher's protocol describes. */
const isOutside = (path: string) =>
  /^\/(up$|\.well-known|outbox|storage|apps|issuer|psp|api\/docs|api\/openapi|api\/v1\/identity\/callback|api\/v1\/mail_stop\/one_click|r\/)/.test(
    path,
  );

const idOf = async (name: string): Promise<string> => {
  const browser = await signedIn(backend, name);
  const answer = await browser.get('/api/v1/me');
  return String(((await answer.json()) as { data: { id: number } }).data.id);
};

/** Every call of a session, with something in place of its parameters. */
async function calls(): Promise<[method: string, path: string, described: boolean][]> {
  const { paths } = (await (await backend.fetch('/api/openapi.json')).json()) as OpenApi;
  return Object.entries(paths)
    .filter(([path]) => !isOutside(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses }]) =>
          [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '3'), '409' in responses] as [
            string,
            string,
            boolean,
          ],
      ),
    );
}

describe('a page that believes that another member is signed in', () => {
  test('gets 409 to every call of the document, which says so, and nothing is done', async () => {
    const [bo, ada] = [await signedIn(backend, 'bo'), await idOf('ada')];
    const before = await (await bo.get('/api/v1/me')).json();
    const all = await calls();
    expect(all.length).toBeGreaterThan(100);
    for (const [method, path, isDescribed] of all) {
      const body = method === 'GET' ? undefined : {};
      // oxlint-disable-next-line no-await-in-loop -- one session, one call after the other
      const answer = await bo.send(method, path, body, { 'X-Member-ID': ada });
      expect([answer.status, isDescribed], `${method} ${path}`).toEqual([409, true]);
      // oxlint-disable-next-line no-await-in-loop -- one session, one call after the other
      expect(await answer.json(), `${method} ${path}`).toMatchObject({ code: 'session_changed' });
    }
    expect(await (await bo.get('/api/v1/me')).json()).toEqual(before);
  });

  test.each(['x', '0', '3, 3', ''])('is refused too when it says %j', async (said) => {
    const bo = await signedIn(backend, 'bo');
    // An empty value is a header that our test browser leaves out: then nobody said anything.
    const expected = said === '' ? 200 : 409;
    expect((await bo.get('/api/v1/me', { 'X-Member-ID': said })).status).toBe(expected);
  });
});

test('the right member, a caller that does not say, and a guest are answered as ever', async () => {
  const [bo, own] = [await signedIn(backend, 'bo'), await idOf('bo')];
  expect((await bo.get('/api/v1/me', { 'X-Member-ID': own })).status).toBe(200);
  expect((await bo.get('/api/v1/me')).status).toBe(200);
  const guest = await openBrowser(backend);
  expect((await guest.get('/api/v1/me', { 'X-Member-ID': own })).status).toBe(401);
  expect((await guest.get('/api/v1/config', { 'X-Member-ID': own })).status).toBe(200);
});

test('a message of one member is not sent as the other', async () => {
  const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
  const [ada, to, from] = [await idOf('ada'), await idOf('fay'), await idOf('bo')];
  const message = 'written by Ada, in a tab that missed Bo';
  const sent = { withUserId: Number(to), message };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const arrived = async () => {
    const asked = { withUserId: Number(from), type: 0 };
    return (await (await fay.post('/api/v1/messages', asked)).text()).includes(message);
  };
  const refused = await bo.post('/api/v1/chat/send', sent, { ...headers, 'X-Member-ID': ada });
  expect(refused.status).toBe(409);
  expect(await arrived()).toBe(false);
  // The same call of Bo's own page is sent: the refusal was the header's.
  await bo.post('/api/v1/chat/send', sent, { ...headers, 'X-Member-ID': from });
  expect(await arrived()).toBe(true);
});
