import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { chooseAtTwitter } from '../auth/social-way.ts';

const env = { APP_URL: 'https://fanfare.test', STATEFUL_DOMAINS: 'fanfare.test' };

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend({ env });
});

/** Cookies that scripts may read by design; all others are HttpOnly. */
const readable = new Set(['XSRF-TOKEN', 'locale', 'fanfare_redirect']);

/** Every cookie the server sets on the ways in, by name. */
async function everyCookie(backend: TestBackend): Promise<Map<string, string>> {
  const lines = new Map<string, string>();
  const note = ({ lastCookies }: Browser) => {
    for (const line of lastCookies) lines.set(line.split('=')[0] ?? '', line);
  };
  const guest = await openBrowser(backend);
  note(guest);
  await guest.get(await chooseAtTwitter(backend, guest, { account: 'kit' }));
  note(guest);
  const member = await openBrowser(backend);
  await member.post('/login', {
    email: 'ada@fanfare.test',
    password: demoPassword,
    remember: true,
  });
  note(member);
  await member.send('PUT', '/api/v1/me/site_settings', { preferred_locale: 'fr' });
  note(member);
  return lines;
}

test('every cookie is Secure, Lax, for the whole site, and HttpOnly unless the page reads it', async () => {
  const cookies = await everyCookie(backend);
  expect([...cookies.keys()].toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-fanfare_session',
    expect.stringMatching(/^__Host-remember_web_/),
    'fanfare_redirect',
    'locale',
  ]);
  for (const [name, line] of cookies) {
    expect(line, name).toMatch(/; Secure/);
    expect(line, name).toMatch(/; SameSite=Lax/);
    expect(line, name).toMatch(/; Path=\//);
    expect(line, name).not.toMatch(/; Domain=/);
    expect(line.includes('HttpOnly'), name).toBe(!readable.has(name));
  }
});

test('what the page can read is a token, a language and a route’s name', async () => {
  const cookies = await everyCookie(backend);
  expect(cookies.get('locale')).toMatch(/^locale=fr;/);
  expect(cookies.get('fanfare_redirect')).toMatch(/^fanfare_redirect=registerSocial;/);
});

test('over https a session that a sibling domain planted without the prefix is nobody’s', async () => {
  const member = await signedIn(backend, 'ada');
  expect((await member.get('/api/v1/me')).status).toBe(200);
  const sealed = member.cookies.get('__Host-fanfare_session') ?? '';
  member.cookies.delete('__Host-fanfare_session');
  member.cookies.set('fanfare_session', sealed);
  expect((await member.get('/api/v1/me')).status).toBe(401);
});

test('another product on the same host shares no cookie but those whose names are given', async () => {
  const names = [...(await everyCookie(backend)).keys()];
  const other = await createTestBackend({ env: { ...env, SLUG: 'other' } });
  const others = [...(await everyCookie(other)).keys()];
  expect(others.filter((name) => name.includes('other')).toSorted()).toEqual([
    '__Host-other_session',
    'other_redirect',
  ]);
  expect(others.filter((name) => names.includes(name)).toSorted()).toEqual([
    'XSRF-TOKEN',
    'locale',
  ]);
});
