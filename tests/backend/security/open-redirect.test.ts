import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';
import { lastLink, pathOf } from '../auth/mailed.ts';
import { chooseAtTwitter } from '../auth/social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const hostile = [
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/%2f/evil.test',
  '/\t/evil.test',
  `${testOrigin}@evil.test`,
  'data:text/html,x',
];
const names = ['redirect', 'redirect_uri', 'redirect_to', 'return', 'next', 'url', 'target', 'to'];
const query = new URLSearchParams(
  names.flatMap((name, index) => [[name, hostile[index % hostile.length] ?? '']]),
).toString();
const asPage = { Accept: 'text/html', 'X-Requested-With': '' };

/** Path of a redirect; fails for another origin. */
function ownPath(answer: Response): string {
  expect([302, 303]).toContain(answer.status);
  const url = new URL(answer.headers.get('location') ?? '//nowhere', testOrigin);
  expect(url.origin).toBe(testOrigin);
  return url.pathname;
}

describe.each(hostile)('%s', (value) => {
  const encoded = encodeURIComponent(value);

  test('never becomes a place to go', async () => {
    const guest = await openBrowser(backend);
    const member = await signedIn(backend, 'ada');
    const others = Object.fromEntries(names.map((name) => [name, value]));
    expect(ownPath(await member.post(`/login?redirect=${encoded}`, others))).toBe('/');
    expect(ownPath(await guest.get(`/api/v1/me?redirect=${encoded}`, asPage))).toBe('/login');
    expect(ownPath(await guest.get(`/auth/twitter/callback?redirect=${encoded}`))).toBe('/');
    const leaving = await guest.get(`/auth/twitter/redirect?redirect_uri=${encoded}`);
    const issuer = new URL(leaving.headers.get('location') ?? '', testOrigin);
    expect(issuer.origin).toBe(testOrigin);
    expect(issuer.searchParams.getAll('redirect_uri')).toEqual(['/auth/twitter/callback']);
  });
});

test('the redirect cookie holds a route’s name, whatever the callback is told', async () => {
  const browser = await openBrowser(backend);
  const path = await chooseAtTwitter(backend, browser, { account: 'kit' });
  await browser.get(`${path}&${query}`);
  const line = browser.lastCookies.find((one) => one.startsWith('fanfare_redirect='));
  expect(line).toMatch(/^fanfare_redirect=registerSocial; Max-Age=120; Path=\/; .*SameSite=Lax$/);
});

test('a mailed link with something added is refused, and leads to our page only', async () => {
  const browser = await signedIn(backend, 'dee');
  await browser.post('/email/verification-notification');
  const link = pathOf(await lastLink(backend));
  expect(ownPath(await browser.get(`${link}&${query}`, asPage))).toBe('/email-verified');
  const [me] = [(await (await browser.get('/api/v1/me')).json()) as { data: object }];
  expect(me.data).toMatchObject({ email_verified_at: null });
});

test('a forged Host does not reach the mails', async () => {
  const browser = await openBrowser(backend);
  const headers = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: testOrigin };
  await browser.post('/forgot-password', { email: 'ada@fanfare.test' }, headers);
  expect(new URL(await lastLink(backend)).origin).toBe(testOrigin);
});
