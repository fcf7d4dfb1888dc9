import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { demoPassword, demoTotpSecret } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, sessionName, type Browser } from '../auth/browser.ts';
import { enterByGoogle, enterByTwitter, type Pending } from '../auth/social/social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const credentials = (name: string) => ({ email: `${name}@fanfare.test`, password: demoPassword });
const person = { username: 'gil', display_name: 'Gil', terms: true };

/** Every way to become somebody; each starts in a browser whose session a stranger planted. */
const ways: Record<string, (browser: Browser) => Promise<unknown>> = {
  login: (browser) => browser.post('/login', credentials('ada')),
  'second factor': async (browser) => {
    await browser.post('/login', credentials('cy'));
    const code = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate({
      timestamp: backend.clock().getTime(),
    });
    await browser.post('/two-factor-challenge', { code });
  },
  registration: (browser) =>
    browser.post('/register', {
      ...person,
      email: 'gil@fanfare.test',
      password: 'seven-green-kites',
      password_confirmation: 'seven-green-kites',
    }),
  Google: (browser) => enterByGoogle(backend, browser, 'ada'),
  Twitter: (browser) => enterByTwitter(backend, browser, 'ada'),
  'registration by Google': async (browser) => {
    const answer = await enterByGoogle(backend, browser, 'noa');
    const { jwt } = (await answer.json()) as Pending;
    await browser.post('/register_social', { ...person, provider: 'google', jwt });
  },
  'attaching with the password': async (browser) => {
    const answer = await enterByGoogle(backend, browser, 'bo');
    const { jwt } = (await answer.json()) as Pending;
    await browser.post('/api/v1/social/attach/google', { jwt, password: demoPassword });
  },
};

/** A copy of what the browser carries, as a stranger who planted it knows it. */
async function copyOf({ cookies }: Browser): Promise<Browser> {
  const copy = await openBrowser(backend);
  copy.cookies.clear();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

test.each(Object.keys(ways))(
  '%s: id and token rotate, what was known before is dead',
  async (name) => {
    const browser = await openBrowser(backend);
    const stranger = await copyOf(browser);
    const oldToken = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '');
    await ways[name]?.(browser);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    expect((await stranger.get('/api/v1/me')).status).toBe(401);
    const replay = await browser.post('/user/confirm-password', {}, { 'X-XSRF-TOKEN': oldToken });
    expect(replay.status).toBe(419);

    const signedInCopy = await copyOf(browser);
    await browser.post('/logout');
    expect((await signedInCopy.get('/api/v1/me')).status).toBe(401);
    expect(browser.cookies.get(sessionName)).not.toBe(signedInCopy.cookies.get(sessionName));
  },
);
