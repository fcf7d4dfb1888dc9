import { beforeEach, expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { createSite } from '#src/backend/web/site.ts';
import { createTestBackend, testOrigin } from '../harness.ts';

const template =
  '<script type="application/json" id="runtime-config" nonce="__CSP_NONCE__"></script>';
let site: ReturnType<typeof createSite>;

beforeEach(async () => {
  const backend = await createTestBackend();
  const app = createApp(backend);
  site = createSite({
    settings: () => backend.settings,
    log: backend.log,
    template: () => Promise.resolve(template),
    running: () => ({ backend, app }),
  });
});

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string>) =>
  site(new Request(new URL(url, testOrigin), { headers }));

/** As they are typed, pasted and mailed. */
const shown = ['/%2F%2Fevil.test', '/assets//x', '/foo.png', '/a%2Fb.png', '/wp-login.php'];

test.each([...shown, '/user/nothing'])(
  'a person who opens %s is shown the page, which says that nothing is there',
  async (path) => {
    const answer = await get(path, asBrowser);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('id="runtime-config"');
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  },
);

test('a picture opened by an address that is over shows the page', async () => {
  const answer = await get('/storage/none/full?expires=1', asBrowser);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ]);
});

test.each(['/api/v1/nothing', '/psp/nothing', '/issuer/nothing'])(
  '%s, which programs and frames alone ask for, is answered as data',
  async (path) => {
    const answer = await get(path, asBrowser);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  },
);

test('a frame that asks for what is not there is not given the page', async () => {
  const answer = await get('/foo.png', { ...asBrowser, 'Sec-Fetch-Dest': 'iframe' });
  expect(answer.headers.get('content-type')).toBe('application/json');
});
