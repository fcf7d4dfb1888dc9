import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Passkey } from '#src/contract/auth/passkey.ts';
import { passkeys } from '#src/backend/db/schema/passkeys.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { createAuthenticator } from './authenticator.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../browser.ts';
import { sentBy, whoIs } from '../mailed.ts';
import { addTo, optionsOf, withPasskey, type Authenticator } from './passkey-owner.ts';
import { passwordlessMember } from '../passwordless.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const listOf = async (browser: Browser) =>
  (await (await browser.get('/api/v1/me/passkeys')).json()) as Passkey[];
const challengeFor = async (browser: Browser) =>
  (await optionsOf(browser, '/passkeys/login/options')).challenge;
const enter = async (browser: Browser, key: Authenticator) =>
  browser.post('/passkeys/login', { credential: key.sign(await challengeFor(browser)) });
const withKey = (name: string, key: Authenticator) => withPasskey(backend, name, key);

describe('a passkey', () => {
  test('is added after the password, told by mail, and signs in past the second factor', async () => {
    const key = createAuthenticator();
    const asking = await signedIn(backend, 'ada');
    expect((await asking.get('/user/passkeys/options')).status).toBe(423);
    const ada = await withKey('ada', key);
    expect((await sentBy(backend)).at(-1)?.subject).toBe('Passkey added');
    expect(await listOf(ada)).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
    const secured = { twoFactorSecret: 'secret', twoFactorConfirmedAt: backend.clock() };
    await backend.db
      .update(users)
      .set(secured)
      .where(eq(users.id, idOf('ada')));
    const guest = await openBrowser(backend);
    const answer = await enter(guest, key);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { redirect: 'http://fanfare.test/' },
    ]);
    expect(await whoIs(guest)).toMatchObject({ username: 'ada' });
    expect(await listOf(ada)).toMatchObject([{ last_used_at: backend.clock().toISOString() }]);
  });

  test('is not made twice by one device, nor more often than twenty times', async () => {
    const key = createAuthenticator();
    const ada = await withKey('ada', key);
    const { excludeCredentials } = await optionsOf(ada, '/user/passkeys/options');
    expect(excludeCredentials).toMatchObject([{ id: key.id }]);
    expect((await addTo(ada, key)).status).toBe(422);
    const [one] = await backend.db.select().from(passkeys);
    const copies = Array.from({ length: 19 }, (_, number) => ({
      userId: idOf('ada'),
      credentialId: `key-${number}`,
      publicKey: one?.publicKey ?? '',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'More',
      createdAt: backend.clock(),
    }));
    await backend.db.insert(passkeys).values(copies);
    const refused = await addTo(ada, createAuthenticator());
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'too_many_passkeys' },
    ]);
  });

  test('signs nothing twice, nothing old, nothing of another site, and nothing unasked', async () => {
    const key = createAuthenticator();
    await withKey('ada', key);
    const guest = await openBrowser(backend);
    const tries = async (credential: object) =>
      (await guest.post('/passkeys/login', { credential })).status;
    const challenge = await challengeFor(guest);
    expect(await tries(key.sign(challenge, { origin: 'https://fanfare.example' }))).toBe(422);
    expect(await tries(key.sign(challenge))).toBe(422);
    expect(await tries(key.sign(await challengeFor(guest), { host: 'example.com' }))).toBe(422);
    expect(await tries(key.sign(await challengeFor(guest), { isVerified: false }))).toBe(422);
    expect(await tries(createAuthenticator().sign(await challengeFor(guest)))).toBe(422);
    const old = await challengeFor(guest);
    backend.advance(301_000);
    expect(await tries(key.sign(old))).toBe(422);
    backend.advance(60_000);
    const { challenge: made } = await optionsOf(
      await confirmed(backend, 'bo'),
      '/user/passkeys/options',
    );
    expect(await tries(key.sign(made))).toBe(422);
    expect(await tries(key.sign(await challengeFor(guest)))).toBe(200);
  });

  test('of which there is a copy is refused', async () => {
    const key = createAuthenticator();
    await withKey('ada', key);
    expect((await enter(await openBrowser(backend), key)).status).toBe(200);
    key.setCounter(0);
    expect((await enter(await openBrowser(backend), key)).status).toBe(422);
  });

  test('of an authenticator that does not count is taken each time', async () => {
    const key = createAuthenticator({ counts: false });
    await withKey('ada', key);
    for (let time = 0; time < 2; time += 1)
      expect((await enter(await openBrowser(backend), key)).status).toBe(200);
  });

  test('is its member’s alone: to name, to remove, and to see', async () => {
    const ada = await withKey('ada', createAuthenticator());
    const bo = await confirmed(backend, 'bo');
    const [mine] = await listOf(ada);
    const [own, api] = [`/user/passkeys/${mine?.id}`, `/api/v1/me/passkeys/${mine?.id}`];
    expect(await listOf(bo)).toEqual([]);
    expect((await bo.send('PATCH', api, { name: 'Mine' })).status).toBe(404);
    expect((await bo.send('DELETE', own, {})).status).toBe(403);
    expect((await ada.send('PATCH', api, { name: ' Blue ' })).status).toBe(204);
    expect(await listOf(ada)).toMatchObject([{ name: 'Blue' }]);
    const removed = await ada.send('DELETE', own, {});
    expect(await removed.json()).toEqual({ status: 'passkey-deleted' });
    expect((await sentBy(backend)).at(-1)?.subject).toBe('Passkey removed');
    expect((await ada.send('DELETE', own, {})).status).toBe(403);
  });

  test('is not removed while it is the only way in', async () => {
    const kit = await passwordlessMember(backend);
    const { id } = (await whoIs(kit)) as { id: number };
    await backend.db
      .update(users)
      .set({ emailVerifiedAt: backend.clock() })
      .where(eq(users.id, id));
    await backend.db.insert(passkeys).values({
      userId: id,
      credentialId: 'kits',
      publicKey: '',
      counter: 0,
      transports: [],
      isSynced: true,
      name: 'Phone',
      createdAt: backend.clock(),
    });
    const { sessions } = await import('#src/backend/db/schema/auth.ts');
    const since = Math.floor(backend.clock().getTime() / 1000);
    const [row] = await backend.db.select().from(sessions).where(eq(sessions.userId, id));
    const payload = { ...row?.payload, passwordConfirmedAt: since };
    await backend.db.update(sessions).set({ payload }).where(eq(sessions.userId, id));
    expect((await kit.send('DELETE', '/api/v1/me/social/google', {})).status).toBe(204);
    const [key] = await listOf(kit);
    const refused = await kit.send('DELETE', `/user/passkeys/${key?.id}`, {});
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'last_login_method' },
    ]);
  });
});
