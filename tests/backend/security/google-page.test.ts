import { expect, test } from 'vitest';
import { readSettings } from '#src/backend/settings.ts';
import { providersOf } from '#src/backend/social/providers.ts';
import { createSite, type Running } from '#src/backend/web/site.ts';
import { createTestBackend, testOrigin } from '../harness.ts';

const google = 'https://accounts.google.com/gsi/';
/** The policy and the social part of the configuration of a hosting page. */
async function pageOf(env: Record<string, string>) {
  const backend = await createTestBackend({ env });
  const running: Running = { backend, app: { fetch: () => new Response() } };
  const site = createSite({
    settings: () => backend.settings,
    log: backend.log,
    template: async () => '<script type="application/json" id="runtime-config"></script>',
    running: () => running,
  });
  const answer = await site(
    new Request(`${testOrigin}/login`, { headers: { Accept: 'text/html' } }),
  );
  const json = /"social":(\{[^}]*\})/.exec(await answer.text())?.[1] ?? '{}';
  return {
    policy: answer.headers.get('content-security-policy') ?? '',
    social: JSON.parse(json) as unknown,
  };
}

test('Google may act on the page only where it is configured', async () => {
  const local = await pageOf({});
  expect(local.policy).not.toContain('google');
  expect(local.social).toEqual({ googleClientId: 'fanfare-local', twitter: true, local: true });

  const real = await pageOf({ GOOGLE_CLIENT_ID: 'ours.apps' });
  expect(real.social).toEqual({ googleClientId: 'ours.apps', twitter: false, local: false });
  // Google's script needs HTML sinks, so its page has no Trusted Types.
  expect(local.policy).toContain("require-trusted-types-for 'script'; trusted-types documents");
  expect(real.policy).not.toContain('trusted-types');
  for (const directive of ['style-src', 'connect-src', 'frame-src'])
    expect(real.policy).toMatch(new RegExp(`${directive} [^;]*${google}`));
  expect(real.policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
});

test('Twitter needs its id and its secret, and says so', async () => {
  const both = { TWITTER_CLIENT_ID: 'id', TWITTER_CLIENT_SECRET: 'secret' };
  expect((await pageOf(both)).social).toEqual({ twitter: true, local: false });
  await expect(pageOf({ TWITTER_CLIENT_ID: 'id' })).rejects.toThrow(/TWITTER_CLIENT_SECRET/);
});

test('nobody stands in on a site of its own: only in development and in the demo world', () => {
  const settings = readSettings({ SEED: 'none' }, 'production');
  const at = (mode: 'production' | 'development', isDemo: boolean) =>
    providersOf({ settings: { ...settings, mode }, isDemo });
  expect(at('production', false)).toEqual({ isLocal: false });
  expect(at('production', true).isLocal).toBe(true);
  expect(at('development', false).isLocal).toBe(true);
});
