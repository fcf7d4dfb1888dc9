import { expect, test } from 'vitest';
import { bundledServer, folderOfSix, run } from '../../kernel/processes.ts';
import { identityAnswer, verifyIdentityAnswer } from '#src/contract/settings/identity.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';

bundledServer();

/** A browser's calls to a server of its own. */
async function visit(url: string) {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body?: object) => {
    const xsrf = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
    const answer = await fetch(url + path, {
      method,
      headers: {
        Accept: 'application/json',
        Origin: url,
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-XSRF-TOKEN': xsrf,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  await call('GET', '/sanctum/csrf-cookie');
  const login = { email: 'bo@fanfare.test', password: demoPassword };
  expect((await call('POST', '/login', login)).status).toBe(200);
  return {
    begin: async () =>
      verifyIdentityAnswer.parse(await (await call('POST', '/api/v1/verify_identity', {})).json())
        .url,
    state: async () =>
      identityAnswer.parse(await (await call('GET', '/api/v1/me/identity')).json()).data,
  };
}
const press = (page: string, choice: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) });

test('the stand-in’s page is another origin, reports over the network, and goes on after a restart', async () => {
  const DATA_DIR = await folderOfSix();
  const server = run({ DATA_DIR });
  const url = await server.ready;
  const bo = await visit(url);
  const page = await bo.begin();
  expect(new URL(page).origin).not.toBe(new URL(url).origin);
  expect(await (await fetch(page)).text()).toContain('Passage');
  expect((await fetch(new URL('/api/v1/me', page))).status).toBe(404);
  const back = await press(page, 'checked');
  expect([back.status, back.headers.get('location')]).toEqual([303, `${url}/settings/identity`]);
  expect((await bo.state()).status).toBe('pending');
  expect(server.output()).toContain('POST /api/v1/identity/callback 200');
  server.child.kill('SIGKILL');
  await server.ended;

  const again = run({ DATA_DIR, PORT: new URL(url).port });
  const later = await visit(await again.ready);
  await expect.poll(async () => (await later.state()).status, { interval: 500 }).toBe('approved');
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('a port of the stand-in that is taken is one clear line', async () => {
  const server = run({ DATA_DIR: await folderOfSix() });
  const { port } = new URL(await server.ready);
  const second = run({ DATA_DIR: await folderOfSix(), IDENTITY_PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toContain(
    `IDENTITY_PORT ${port} is taken by another program. Stop it, or set IDENTITY_PORT to a free port.`,
  );
});
