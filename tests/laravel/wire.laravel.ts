import { describe, expect, inject, test } from 'vitest';
import { call, enrol } from './lib/people.ts';

const application = inject('laravel') ?? { folder: '', origin: '' };
const isThere = inject('laravel') !== null;
const html = { Accept: 'text/html' };
const json = { Accept: 'application/json' };

const ask = (to: string, headers: Record<string, string> = html, method = 'GET') =>
  fetch(application.origin + to, { redirect: 'manual', headers, method });

describe.skipIf(!isThere)('what a Laravel by the guide answers', () => {
  test('the page has a nonce of its own in each answer, and touches no session', async () => {
    const nonces = new Set<string>();
    for (const to of ['/', '/login', '/somebody', '/reset-password/a.token']) {
      const answer = await ask(to);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? '';
      expect([to, answer.status]).toEqual([to, 200]);
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      expect(answer.headers.get('set-cookie')).toBeNull();
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  test('what is not the page’s is not answered with it', async () => {
    const status = async (to: string, headers = html) => (await ask(to, headers)).status;
    expect(await status('/login', json)).toBe(404);
    expect(await status('/api/v1/none', json)).toBe(404);
    expect(await status('/api/v1/none')).toBe(404);
    expect(await status('/assets/none.js')).toBe(404);
    expect(await status('/wp-login.php')).toBe(404);
    expect(await status('/apps')).toBe(404);
    expect(await status('/user/none')).toBe(404);
    const none = await ask('/api/v1/none', json);
    expect(none.headers.get('content-type')).toBe('application/json');
    expect((await ask('/login', json, 'POST')).status).toBe(419);
    expect((await ask('/api/v1/me', json)).status).toBe(401);
  });

  test('a mailed link is for the one it was mailed to, and says what is wrong with it', async () => {
    const { link } = await enrol(application, 'ann', { isConfirmed: false });
    const { api } = await enrol(application, 'ben');
    const led = async (to: string) =>
      (await api.get(to, { headers: html, maxRedirects: 0 })).headers()['location'];
    const site = application.origin;
    expect(link.startsWith(`${site}/email/verify/`)).toBe(true);
    expect(await led(link)).toBe(`${site}/email-verified?error=unauthorized`);
    expect(await led(`${link}0`)).toBe(`${site}/email-verified?error=expired`);
  });

  test('a channel is its member’s alone, and a chat’s its two', async () => {
    const jon = await enrol(application, 'jon');
    const join = async (channel_name: string) => {
      const data = { socket_id: '1.2', channel_name };
      return (await call(jon.api, application, '/api/broadcasting/auth', { data })).status();
    };
    expect(await join(`private-App.Models.User.${jon.id}`)).toBe(200);
    expect(await join('private-App.Models.User.1')).toBe(403);
    expect(await join(`presence-chat.1.${jon.id}`)).toBe(200);
    expect(await join('presence-chat.1.2')).toBe(403);
  });

  test('a page of another member is refused, and a host of somebody’s own gets nothing', async () => {
    const { api, id } = await enrol(application, 'kim');
    const { origin } = application;
    const me = (whose: number) =>
      api.get('/api/v1/me', {
        headers: { ...json, Referer: origin, 'X-Member-ID': String(whose) },
      });
    expect((await me(id)).status()).toBe(200);
    const other = await me(id + 1);
    expect([other.status(), (await other.json()).code]).toEqual([409, 'session_changed']);
    const strange = await api.get('/up', { headers: { Host: 'evil.example' } });
    expect(strange.status()).toBeGreaterThanOrEqual(400);
  });
});
