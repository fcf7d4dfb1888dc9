import { beforeEach, describe, expect, test } from 'vitest';
import { rotationGrace } from '#src/backend/auth/session/remember.ts';
import { openBrowser, sessionName, signedIn, type Browser } from '../auth/browser.ts';
import { sentBy } from '../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

const day = 24 * 3600_000;

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const nameIn = ({ cookies }: Browser) =>
  [...cookies.keys()].find((name) => name.startsWith('remember_')) ?? '';
const rememberOf = (browser: Browser) => browser.cookies.get(nameIn(browser)) ?? '';
const statusOf = async (browser: Browser) => (await browser.get('/api/v1/me')).status;

/** Another browser that holds what this one is remembered by, and nothing else. */
async function copyOf(browser: Browser): Promise<Browser> {
  const copy = await openBrowser(backend);
  copy.cookies.clear();
  copy.cookies.set(nameIn(browser), rememberOf(browser));
  return copy;
}
const copies = async (kind = 'sign-in-copied') =>
  (await sentBy(backend)).filter((mail) => mail.kind === kind);

describe('a remember cookie', () => {
  test('is another after each use, and lasts 400 days from then', async () => {
    const browser = await signedIn(backend, 'ada', true);
    const seen = new Set([rememberOf(browser)]);
    for (let round = 0; round < 3; round += 1) {
      backend.advance(30 * day);
      expect(await statusOf(browser)).toBe(200);
      seen.add(rememberOf(browser));
    }
    expect(seen.size).toBe(4);
    backend.advance(401 * day);
    expect(await statusOf(browser)).toBe(401);
    expect(await copies()).toEqual([]);
  });

  test('is not renewed while the session lives', async () => {
    const browser = await signedIn(backend, 'ada', true);
    const before = rememberOf(browser);
    await browser.get('/api/v1/me');
    expect(rememberOf(browser)).toBe(before);
  });

  test('signs in all the parallel requests of one page', async () => {
    const browser = await signedIn(backend, 'ada', true);
    backend.advance(day);
    const parallel = await Promise.all([1, 2, 3, 4].map(() => copyOf(browser)));
    const answers = await Promise.all(parallel.map(statusOf));
    expect(answers).toEqual([200, 200, 200, 200]);
    backend.advance(rotationGrace);
    expect(await statusOf(await copyOf(browser))).toBe(200);
    expect(await copies()).toEqual([]);
  });
});

/** The thief used the copy first; the owner comes a day later with the one it replaced. */
async function stolen() {
  const owner = await signedIn(backend, 'ada', true);
  const elsewhere = await signedIn(backend, 'ada', true);
  backend.advance(day);
  const thief = await copyOf(owner);
  expect(await statusOf(thief)).toBe(200);
  backend.advance(rotationGrace + 1);
  return { owner, elsewhere, thief };
}

describe('an old remember cookie that is sent again', () => {
  test('is none of a page’s parallel requests because the clock was put back', async () => {
    const owner = await signedIn(backend, 'ada', true);
    backend.advance(day);
    expect(await statusOf(await copyOf(owner))).toBe(200);
    backend.setClock(-3_600_000);
    backend.advance(rotationGrace + 1);
    expect(await statusOf(owner)).toBe(401);
  });

  test('ends every session and cookie of that sign-in, and of no other', async () => {
    const { owner, elsewhere, thief } = await stolen();
    expect(await statusOf(owner)).toBe(401);
    expect(nameIn(owner)).toBe('');
    expect(await statusOf(thief)).toBe(401);
    thief.cookies.delete(sessionName);
    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  test('is mailed about once, in the member’s language', async () => {
    const { owner } = await stolen();
    const again = await copyOf(owner);
    await statusOf(owner);
    await statusOf(again);
    const [mail, ...more] = await copies();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ toAddress: 'ada@fanfare.test', subject: expect.any(String) });
  });

  test('ends a session that its other holder opens in the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const owner = await signedIn(backend, 'bo', true);
      backend.advance(day);
      const thief = await copyOf(owner);
      await statusOf(thief);
      backend.advance(rotationGrace + 1);
      thief.cookies.delete(sessionName);
      const both = [statusOf(thief), statusOf(owner)];
      await Promise.all(round % 2 === 0 ? both : both.toReversed());
      expect(await statusOf(thief)).toBe(401);
      backend.advance(60_000);
    }
  });
});

test('logout ends what came of that sign-in and leaves other browsers remembered', async () => {
  const browser = await signedIn(backend, 'ada', true);
  const elsewhere = await signedIn(backend, 'ada', true);
  const copy = await copyOf(browser);
  expect(await statusOf(copy)).toBe(200);
  expect((await browser.post('/logout')).status).toBe(204);
  expect(await statusOf(copy)).toBe(401);
  backend.advance(day);
  expect(await statusOf(elsewhere)).toBe(200);
});
