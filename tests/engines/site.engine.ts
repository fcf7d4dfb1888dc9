import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signIn } from '#tests/e2e/lib/browser.ts';
import { startServer, type RunningServer } from '#tests/e2e/lib/server.ts';
import { serverEnv } from '#tests/e2e/lib/world.ts';
import { findBrowser } from '#tests/lib/browser.ts';
import { pathOf } from '#tests/lib/debian.ts';
import { freePort } from '#tests/lib/free-port.ts';
import { startNginx } from './lib/nginx.ts';

const isThere = pathOf('nginx') !== undefined;

describe.skipIf(!isThere)(
  `the static site behind nginx${isThere ? '' : ' (there is none)'}`,
  () => {
    let site: string;
    let folder: string;
    let backend: RunningServer;
    let browser: Browser;
    let stopNginx: () => Promise<void>;
    const home = mkdtempSync(path.join(tmpdir(), 'fanfare-site-'));
    /** Writes a site and starts it; answers how to stop it. */
    const startSite = (
      name: string,
      nginx: { listen: string; backend: string; trustedProxies?: readonly string[] },
    ) => {
      const [host = '', port = ''] = nginx.listen.split(':');
      const settings = {
        brand: 'Harbour & Co',
        slug: 'harbour',
        broadcaster: { key: 'fanfare-key', cluster: 'mt1', host, port: Number(port), tls: false },
        nginx,
      };
      const file = path.join(home, `${name}.json`);
      const to = path.join(home, name);
      writeFileSync(file, JSON.stringify(settings));
      execFileSync('node_modules/.bin/tsx', ['src/build/site.ts', file, to]);
      return startNginx(path.join(home, `${name}-nginx`), path.join(to, 'nginx.conf'));
    };
    const ask = (to: string, init: RequestInit = {}) =>
      fetch(site + to, { redirect: 'manual', ...init });

    beforeAll(async () => {
      const port = await freePort();
      site = `http://127.0.0.1:${port}`;
      backend = await startServer({ entry: inject('entry'), env: { ...serverEnv, APP_URL: site } });
      stopNginx = await startSite('site', {
        listen: `127.0.0.1:${port}`,
        backend: backend.origin,
      });
      folder = path.join(home, 'site');
      const { executablePath, args, env } = await findBrowser();
      browser = await chromium.launch({ executablePath, args, env });
    });
    afterAll(async () => {
      await browser?.close();
      await stopNginx?.();
      await backend?.stop();
    });

    test('every answer of the page has a nonce of its own, in its policy and in its scripts', async () => {
      const nonces = new Set<string>();
      for (const to of ['/', '/login', '/messages/2']) {
        const answer = await ask(to, { headers: { Accept: 'text/html' } });
        const html = await answer.text();
        const policy = answer.headers.get('content-security-policy') ?? '';
        const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? '';
        expect(answer.status).toBe(200);
        expect(nonce.length).toBeGreaterThan(20);
        expect(html).toContain(`nonce="${nonce}"`);
        expect(html).not.toContain('__CSP_NONCE__');
        expect(html).toContain('Harbour \\u0026 Co');
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    });

    test('paths are split by method and by what is accepted', async () => {
      const json = { Accept: 'application/json' };
      const page = await ask('/login', { headers: { Accept: 'text/html' } });
      expect(page.headers.get('content-type')).toContain('text/html');
      const posted = await ask('/login', { method: 'POST', headers: { ...json, Referer: site } });
      expect(posted.status).toBe(419);
      const me = await ask('/api/v1/me', { headers: { ...json, Referer: site } });
      expect([me.status, await me.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
      const cookie = await ask('/sanctum/csrf-cookie', { headers: { Referer: site } });
      expect(cookie.status).toBe(204);
      expect((await ask('/wp-login.php')).status).toBe(404);
      for (const to of ['/wp-login.php', '/assets//x', '/%2F%2Fevil.test']) {
        const shown = await ask(to, { headers: { Accept: 'text/html,*/*;q=0.8' } });
        expect([shown.status, await shown.text()]).toEqual([
          404,
          expect.stringContaining('nonce='),
        ]);
      }
      expect((await ask('/index.html')).status).toBe(404);
      // The broker's folder is not a page, and neither is it without its slash.
      expect((await ask('/app', { headers: json })).status).toBe(404);
      expect((await ask('/app')).headers.get('content-type')).toContain('text/html');
    });

    test('the backend is told the address as it was typed, and https by none but who stands before us', async () => {
      const seen = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
      await new Promise<void>((listening) => seen.listen(0, '127.0.0.1', listening));
      const { port } = seen.address() as AddressInfo;
      const backendSeen = `http://127.0.0.1:${port}`;
      const told = async (trustedProxies: readonly string[]) => {
        const listen = `127.0.0.1:${await freePort()}`;
        const name = `told-${trustedProxies.length}`;
        const stop = await startSite(name, { listen, backend: backendSeen, trustedProxies });
        const asked = await fetch(`http://${listen}/api/v1/me`, {
          headers: {
            'X-Forwarded-Proto': 'https',
            'X-Forwarded-For': '203.0.113.9',
            'X-Forwarded-Host': 'evil.example',
            'X-Forwarded-Port': '1',
            'X-Forwarded-Prefix': '/evil',
          },
        });
        const headers: unknown = await asked.json();
        await stop();
        return { listen, headers };
      };
      const stranger = await told([]);
      expect(stranger.headers).toMatchObject({
        host: stranger.listen,
        'x-forwarded-host': stranger.listen,
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      });
      expect(stranger.headers).not.toHaveProperty('x-forwarded-port');
      expect(stranger.headers).not.toHaveProperty('x-forwarded-prefix');
      const front = await told(['127.0.0.1']);
      expect(front.headers).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.9, 203.0.113.9',
      });
      seen.close();
    });

    test('files come as they were compressed, for ever where their name says what is in them', async () => {
      const name = readdirSync(path.join(folder, 'public/assets')).find((one) =>
        one.endsWith('.js'),
      );
      const answer = await ask(`/assets/${name}`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const written = readFileSync(path.join(folder, `public/assets/${name}`), 'utf8');
      expect(await answer.text()).toBe(written);
      expect((await ask('/assets/absent.js')).status).toBe(404);
    });

    test('a mailed link that stock Laravel refuses with a page of its own leads to the one that explains', async () => {
      const stock = createServer((request, response) => {
        const status = Number(/\d{3}/.exec(request.url ?? '')?.[0]);
        const headers = status === 302 ? { Location: `${site}/email-verified?verified=1` } : {};
        response.writeHead(status, { 'Content-Type': 'text/html', ...headers });
        response.end('<h1>Invalid signature.</h1>');
      });
      await new Promise<void>((listening) => stock.listen(0, '127.0.0.1', listening));
      const { port } = stock.address() as AddressInfo;
      const links = `http://127.0.0.1:${await freePort()}`;
      const stop = await startSite('links', {
        listen: links.slice('http://'.length),
        backend: `http://127.0.0.1:${port}`,
      });
      const followed = async (status: number) => {
        const init = { redirect: 'manual', headers: { Accept: 'text/html' } } as const;
        const answer = await fetch(`${links}/email/verify/${status}/none?signature=none`, init);
        return [answer.status, answer.headers.get('location')];
      };
      expect(await followed(403)).toEqual([302, '/email-verified?error=expired']);
      expect(await followed(404)).toEqual([302, '/email-verified?error=expired']);
      expect(await followed(503)).toEqual([302, '/email-verified']);
      // An absolute address of ours stays what it is.
      expect(await followed(302)).toEqual([302, `${site}/email-verified?verified=1`]);
      await stop();
      stock.close();
    });

    test('a member signs in and gets live events, and the policy has nothing to refuse', async () => {
      const context = await browser.newContext({ baseURL: site, locale: 'en-US' });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/(?:Content.Security|Permissions).Policy/i.test(message.text()))
          refused.push(message.text());
      });
      const subscribed = page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framereceived', ({ payload }) =>
            String(payload).includes('subscription_succeeded'),
          ),
        );
      await page.goto('/login');
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await signIn(page, 'bo');
      await page.getByRole('article').first().waitFor();
      await subscribed;
      expect(refused).toEqual([]);
      await context.close();
    });
  },
);
