import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { leave } from '../../settings/leaving/leaving-world.ts';
import { createAuthenticator } from './authenticator.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../browser.ts';
import { optionsOf, withPasskey, type Authenticator } from './passkey-owner.ts';

let backend: TestBackend;
let key: Authenticator;
beforeEach(async () => {
  backend = await createTestBackend();
  key = createAuthenticator();
});

const challengeFor = async (browser: Browser) =>
  (await optionsOf(browser, '/passkeys/confirm/options')).challenge;
const confirm = (browser: Browser, credential: object) =>
  browser.post('/passkeys/confirm', { credential });
const isConfirmed = async (browser: Browser) => {
  const answer = await browser.get('/user/confirmed-password-status');
  return ((await answer.json()) as { confirmed: boolean }).confirmed;
};
/** Wants a confirmation, and changes nothing. */
const gated = async (browser: Browser) => (await browser.get('/user/passkeys/options')).status;

describe('a passkey in place of the password', () => {
  test('confirms for three hours what the password confirms', async () => {
    await withPasskey(backend, 'ada', key);
    const ada = await signedIn(backend, 'ada');
    expect([await gated(ada), await isConfirmed(ada)]).toEqual([423, false]);
    const { challenge, allowCredentials } = await optionsOf(ada, '/passkeys/confirm/options');
    expect(allowCredentials).toMatchObject([{ id: key.id }]);
    const answer = await confirm(ada, key.sign(challenge));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { redirect: 'http://fanfare.test/' },
    ]);
    expect([await gated(ada), await isConfirmed(ada)]).toEqual([200, true]);
    for (const left of [true, true, false]) {
      backend.advance(3_600_000);
      expect(await isConfirmed(ada)).toBe(left);
    }
  });

  test('signs once, and not what is old, of another site or of somebody unseen', async () => {
    await withPasskey(backend, 'ada', key);
    const ada = await signedIn(backend, 'ada');
    const tries = async (credential: object) => (await confirm(ada, credential)).status;
    const challenge = await challengeFor(ada);
    expect(await tries(key.sign(challenge, { origin: 'https://fanfare.example' }))).toBe(422);
    expect(await tries(key.sign(challenge))).toBe(422);
    expect(await tries(key.sign(await challengeFor(ada), { host: 'example.com' }))).toBe(422);
    expect(await tries(key.sign(await challengeFor(ada), { isVerified: false }))).toBe(422);
    const old = await challengeFor(ada);
    backend.advance(301_000);
    expect(await tries(key.sign(old))).toBe(422);
    expect(await isConfirmed(ada)).toBe(false);
    const good = key.sign(await challengeFor(ada));
    expect([await tries(good), await tries(good)]).toEqual([200, 422]);
  });

  test('is bound to its session, its purpose and its member', async () => {
    const owner = await withPasskey(backend, 'ada', key);
    const ada = await signedIn(backend, 'ada');
    const other = await signedIn(backend, 'ada');
    await challengeFor(ada);
    expect((await confirm(ada, key.sign(await challengeFor(other)))).status).toBe(422);
    const { challenge: made } = await optionsOf(owner, '/user/passkeys/options');
    expect((await confirm(owner, key.sign(made))).status).toBe(422);
    const another = createAuthenticator();
    const asked = await challengeFor(owner);
    const added = { name: 'Phone', credential: another.make(asked) };
    expect((await owner.post('/user/passkeys', added)).status).toBe(422);
    await withPasskey(backend, 'bo', another);
    expect((await confirm(ada, another.sign(await challengeFor(ada)))).status).toBe(422);
    expect(await isConfirmed(ada)).toBe(false);
  });

  test('is for members who have one; a copy that lags behind is refused', async () => {
    const guest = await openBrowser(backend);
    expect((await guest.get('/passkeys/confirm/options')).status).toBe(401);
    expect((await confirm(guest, key.sign('x'))).status).toBe(401);
    const bo = await signedIn(backend, 'bo');
    const none = await bo.get('/passkeys/confirm/options');
    expect([none.status, await none.json()]).toMatchObject([409, { code: 'no_passkey' }]);
    expect((await confirm(bo, key.sign('x'))).status).toBe(422);
    await withPasskey(backend, 'ada', key);
    const ada = await signedIn(backend, 'ada');
    expect((await confirm(ada, key.sign(await challengeFor(ada)))).status).toBe(200);
    key.setCounter(0);
    const again = await signedIn(backend, 'ada');
    expect((await confirm(again, key.sign(await challengeFor(again)))).status).toBe(422);
  });

  test('closes the account, and is taken from one that is closed', async () => {
    await withPasskey(backend, 'bo', key);
    const bo = await signedIn(backend, 'bo');
    expect((await leave(bo)).status).toBe(423);
    await confirm(bo, key.sign(await challengeFor(bo)));
    expect((await leave(bo)).status).toBe(200);
    const later = await signedIn(backend, 'bo');
    expect((await confirm(later, key.sign(await challengeFor(later)))).status).toBe(200);
    expect(await isConfirmed(later)).toBe(true);
  });
});

test('a passkey that is gone confirms nothing', async () => {
  const ada = await withPasskey(backend, 'ada', key);
  const waiting = await confirmed(backend, 'ada');
  const signed = key.sign(await challengeFor(waiting));
  const [own] = (await (await ada.get('/api/v1/me/passkeys')).json()) as { id: string }[];
  expect((await ada.send('DELETE', `/user/passkeys/${own?.id}`, {})).status).toBe(200);
  expect((await confirm(waiting, signed)).status).toBe(422);
});
