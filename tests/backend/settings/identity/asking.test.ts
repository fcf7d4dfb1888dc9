import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { identitySessions } from '#src/backend/db/schema/identity.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { press } from '../../billing/payments.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import * as world from './identity-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];
/** The same site with another provider, or none. */
function withIdentity(identity: TestBackend['identity']): TestBackend {
  const app = createApp({ ...backend, identity });
  const fetch: TestBackend['fetch'] = async (path, init) =>
    app.fetch(new Request(new URL(path, testOrigin), init));
  return { ...backend, identity, fetch };
}

describe('asking for the page', () => {
  it('twice at once is one session, and one line of the log', async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => world.begin(bo)));
    expect(new Set(urls).size).toBe(1);
    expect(await world.begin(bo)).toBe(urls[0]);
    const own = eq(identitySessions.userId, idOf('bo'));
    expect(await backend.db.select().from(identitySessions).where(own)).toHaveLength(1);
    expect((await world.saidTo(backend, 'bo')).log).toEqual(['identity_started']);
    await world.choose(backend, urls[0] ?? '', 'approved');
    expect((await world.stateOf(bo)).status).toBe('approved');
  });

  it('going on after the token’s hour gives the provider another', async () => {
    const url = await world.begin(bo);
    const first = await world.sessionAt(backend, url);
    backend.advance(2 * 3_600_000);
    bo = await signedIn(backend, 'bo');
    expect(await world.begin(bo)).toBe(url);
    expect((await world.sessionAt(backend, url)).token).not.toBe(first.token);
    await world.choose(backend, url, 'approved');
    expect((await world.stateOf(bo)).status).toBe('approved');
  });

  it('is for members alone', async () => {
    for (const path of [world.verifyPath, world.tokenPath]) {
      expect((await (await openBrowser(backend)).post(path)).status, path).toBe(401);
      const dee = await signedIn(backend, 'dee');
      expect(await codeOf(await dee.post(path))).toEqual([403, 'not_verified']);
      const eli = await signedIn(backend, 'eli');
      expect(await codeOf(await eli.post(path))).toEqual([403, 'account_deleted']);
    }
  });

  it('is 503 while the provider does not answer, and nothing was started', async () => {
    await press(backend, 'identity', { isDown: true });
    expect(await codeOf(await bo.post(world.verifyPath))).toEqual([503, 'identity_unavailable']);
    expect(await world.stateOf(bo)).toMatchObject({ status: 'none', is_started: false });
    await press(backend, 'identity', { isDown: false });
    await world.begin(bo);
  });

  it('leads nowhere but to listed hosts over https', async () => {
    backend = await createTestBackend({
      env: { IDENTITY_HOSTS: 'check.example, *.passage.example' },
    });
    let url = '';
    const openSession = () => Promise.resolve({ url });
    const joined = { name: 'Check', secret: 'shared', openSession };
    const there = await signedIn(withIdentity(joined), 'bo');
    const leadsTo = async (address: string) => {
      url = address;
      return codeOf(await there.post(world.verifyPath));
    };
    for (const good of ['https://check.example/a', 'https://eu.passage.example/a'])
      expect(await leadsTo(good), good).toEqual([200, undefined]);
    for (const bad of [
      'http://check.example/a',
      'https://check.example:8443/a',
      'https://check.example.evil.test/a',
      'https://passage.example/a',
      'https://me:you@check.example/a',
      'javascript:alert(1)//check.example',
      '//check.example/a',
      'http://passage.test/check/x',
    ])
      expect(await leadsTo(bad), bad).toEqual([503, 'identity_unavailable']);
  });

  it('is 503 where nobody checks identities, and no report is believed', async () => {
    const { id, token } = await world.sessionAt(backend, await world.begin(bo));
    const key = world.byToken(backend, token);
    const alone = withIdentity(null);
    const there = await signedIn(alone, 'bo');
    expect(await codeOf(await there.post(world.verifyPath))).toEqual([503, 'identity_unavailable']);
    expect(await world.stateOf(there)).toMatchObject({ provider: null });
    expect(await world.report(alone, key, world.reportOf(backend, id))).toEqual(world.unsigned);
  });
});
