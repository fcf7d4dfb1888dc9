import { mkdtempSync, readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteSettings } from '#src/build/site-settings.ts';
import { writeSite } from '#src/build/static-site.ts';
import { runtimeConfig } from '#src/contract/config.ts';

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
