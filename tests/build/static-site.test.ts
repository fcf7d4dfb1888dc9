import { mkdtempSync, readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteSettings } from '#src/build/site-settings.ts';
import { writeSite } from '#src/build/static-site.ts';
import { runtimeConfig } from '#src/contract/app/config.ts';

const release = { version: '1.2.3', commit: 'abc', builtAt: '2026-11-23T00:00:00.000Z' };
const least = {
  brand: 'Rock </script> & Roll',
  slug: 'rock',
  broadcaster: { key: 'a-key', cluster: 'mt1', tls: true },
};
const page =
  '<script type="application/json" id="runtime-config"></script><script nonce="__CSP_NONCE__">1</script>';

let client: string;
let to: string;
beforeEach(() => {
  const home = mkdtempSync(path.join(tmpdir(), 'site-'));
  [client, to] = [path.join(home, 'client'), path.join(home, 'site')];
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  mkdirSync(path.join(client, '.vite'));
  for (const name of ['index.html', 'index.html.br', 'assets/a-1.js', 'assets/a-1.js.gz'])
    writeFileSync(path.join(client, name), name === 'index.html' ? page : name);
  writeFileSync(path.join(client, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(client, 'robots.txt'), '');
});
const write = (settings: object) =>
  writeSite(siteSettings.parse(settings), { client, to, release });
const written = (name: string) => readFileSync(path.join(to, name), 'utf8');

test('the page has the settings as a valid configuration, and its nonce is left to the server', async () => {
  await write({ ...least, limits: { message_max: 200 } });
  const html = written('index.html');
  expect(html).toContain('nonce="__CSP_NONCE__"');
  expect(html.split('</script>').length).toBe(3);
  const json = /id="runtime-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const config = runtimeConfig.parse(JSON.parse(json));
  expect(config).toMatchObject({ brand: least.brand, apiOrigin: '', release });
  expect(config.limits.message_max).toBe(200);
  expect(config.limits.tip_min).toBeGreaterThan(0);
});

test('of the build only what is served is taken along', async () => {
  await write(least);
  const files = readdirSync(path.join(to, 'public'), { recursive: true }).map(String);
  expect(files.toSorted()).toEqual(['assets', 'assets/a-1.js', 'assets/a-1.js.gz', 'robots.txt']);
  expect(readdirSync(to)).not.toContain('nginx.conf');
});

test('a template is left as it is, with the configuration beside it', async () => {
  await write({ ...least, page: 'template' });
  expect(written('index.html')).toBe(page);
  expect(JSON.parse(written('runtime-config.json'))).toMatchObject({ slug: 'rock' });
});

test('nginx lets the page ask the broker and an origin of its own for the backend', async () => {
  const nginx = { backend: 'http://127.0.0.1:8000', broker: 'http://127.0.0.1:8080' };
  await write({ ...least, apiOrigin: 'https://api.rock.example', nginx });
  const conf = written('nginx.conf');
  expect(conf).toMatch(/connect-src 'self' wss:\/\/ws-mt1[^;]* https:\/\/api\.rock\.example/);
  expect(conf).toContain("script-src 'nonce-$request_id' 'strict-dynamic'");
  expect(conf).toContain('location = /robots.txt');
  expect(conf).toContain('client_max_body_size 126m');
  expect(conf).toMatch(/location \^~ \/app\/ \{[^}]*8080/);
});

test('a setting that is not known is refused, not left out', () => {
  expect(siteSettings.safeParse({ ...least, brnad: 'x' }).success).toBe(false);
  expect(siteSettings.safeParse({ ...least, slug: 'Not One' }).success).toBe(false);
});

test('what a site says of passkeys and of its session cookie reaches the page', async () => {
  await write({ ...least, passkeys: true, sessionCookie: 'rock-session' });
  const said = { passkeys: true, sessionCookie: 'rock-session' };
  expect(JSON.parse(written('runtime-config.json'))).toMatchObject(said);
  expect(written('index.html')).toContain('"sessionCookie":"rock-session"');
});

test('every setting of the page is asked of the deployer, but those that a build or a seed knows', () => {
  const known = ['release', 'demo'];
  const told = Object.keys(runtimeConfig.shape).filter((name) => !known.includes(name));
  expect(Object.keys(siteSettings.shape)).toEqual(expect.arrayContaining(told));
});

test('no Google is said by leaving its number out, or by null', async () => {
  for (const googleClientId of [null, undefined]) {
    await write({ ...least, social: { googleClientId, twitter: false, local: false } });
    const { social } = JSON.parse(written('runtime-config.json'));
    expect(social).toEqual({ twitter: false, local: false });
    expect(written('page-headers.json')).not.toContain('accounts.google.com');
  }
});

test('a server that hands the page out itself finds its headers, the nonce left to it', async () => {
  await write({ ...least, apiOrigin: 'https://api.rock.example' });
  const headers = JSON.parse(written('page-headers.json'));
  expect(headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-cache, private',
    'Referrer-Policy': 'same-origin',
  });
  const policy: string = headers['Content-Security-Policy'];
  expect(policy).toContain("script-src 'nonce-__CSP_NONCE__' 'strict-dynamic'");
  expect(policy).toMatch(/img-src [^;]* https:\/\/api\.rock\.example/);
});

test('nginx ends TLS with the certificate that it is told, and says so from then on', async () => {
  const tls = { certificate: '/etc/tls/rock.pem', key: '/etc/tls/rock.key' };
  await write({ ...least, nginx: { backend: 'http://127.0.0.1:8000', tls } });
  const conf = written('nginx.conf');
  expect(conf).toMatch(/listen 443 ssl;\n.*\n\s+ssl_certificate \/etc\/tls\/rock\.pem;/);
  expect(conf).toContain('ssl_certificate_key /etc/tls/rock.key;');
  expect(conf.match(/Strict-Transport-Security/g)?.length).toBeGreaterThan(2);
});

test('without TLS of its own nginx promises none, and believes nobody that a call came as https', async () => {
  await write({ ...least, nginx: { backend: 'http://127.0.0.1:8000' } });
  const conf = written('nginx.conf');
  expect(conf).toContain('listen 80;');
  expect(conf).not.toContain('Strict-Transport-Security');
  expect(conf).toMatch(/\$fanfare_is_front \{\s+default 0;\s+\}/);
  expect(conf).not.toContain('real_ip_header');
});

test('who may say that a call came as https is an address, not a name', () => {
  for (const [one, isRight] of [
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['balancer', false],
    ['10.0.0.1; include /etc/passwd', false],
  ] as const)
    expect(
      siteSettings.safeParse({
        ...least,
        nginx: { backend: 'http://127.0.0.1:1', trustedProxies: [one] },
      }).success,
      one,
    ).toBe(isRight);
});
