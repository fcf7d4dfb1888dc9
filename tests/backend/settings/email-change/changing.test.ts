import { beforeEach, describe, expect, test } from 'vitest';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { sentBy, whoIs } from '../../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { asked, byGuest, fresh, letters, path, press, waits } from './change-world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await confirmed(backend, 'ada');
});
const logged = async () =>
  (await backend.db.select().from(accountEvents).orderBy(accountEvents.id))
    .filter(({ userId, kind }) => userId === castIds.ada && kind.startsWith('email'))
    .map(({ kind }) => kind);
const eventsOf = (status: string) =>
  backend.published.filter(
    ({ event, data }) =>
      event.endsWith('EmailChangeUpdated') && (data as { status: string }).status === status,
  );

describe('a new address', () => {
  test('wants the password, and mails both; nothing has changed yet', async () => {
    const unsure = await signedIn(backend, 'ada');
    expect((await unsure.post(path, { email: fresh })).status).toBe(423);
    expect(await waits(ada)).toBeNull();
    await asked(backend, ada);
    expect(await waits(ada)).toMatchObject({
      email: fresh,
      old_confirmed: false,
      new_confirmed: false,
      resend_in: 60,
    });
    expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
    expect(await letters(backend)).toEqual([
      ['email-change-old', 'ada@fanfare.test'],
      ['email-change-new', fresh],
    ]);
    const [old] = await sentBy(backend);
    expect(old?.text).toContain(fresh);
    expect(old?.text).toMatch(/email-change\/[0-9a-f]{96}\?cancel=1/);
    expect(await logged()).toEqual(['email_change_requested']);
  });

  test.each([['old', 'new'] as const, ['new', 'old'] as const])(
    'holds once both have confirmed: %s, then %s',
    async (first, second) => {
      const tokens = await asked(backend, ada);
      expect(await byGuest(backend, 'look', tokens[first])).toEqual({
        side: first,
        username: 'ada',
        email: fresh,
        status: 'waiting',
      });
      expect(await byGuest(backend, 'confirm', tokens[first])).toMatchObject({
        status: 'confirmed',
      });
      expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
      expect(await waits(ada)).toMatchObject({ [`${first}_confirmed`]: true });
      backend.advance(60_000);
      expect((await byGuest(backend, 'confirm', tokens[second])).status).toBe('changed');
      expect(await whoIs(ada)).toMatchObject({
        email: fresh,
        email_verified_at: backend.clock().toISOString(),
      });
      expect(await waits(ada)).toBeNull();
      expect((await letters(backend)).at(-1)).toEqual(['email-changed', 'ada@fanfare.test']);
      expect(await logged()).toEqual(['email_change_requested', 'email_changed']);
      expect([eventsOf('pending').length, eventsOf('changed').length]).toEqual([2, 1]);
      const guest = await openBrowser(backend);
      const login = (email: string) => guest.post('/login', { email, password: demoPassword });
      expect((await login('ada@fanfare.test')).status).toBe(422);
      expect((await login(fresh)).status).toBe(200);
    },
  );

  test('of one’s own is refused, in any case', async () => {
    const message = 'The email is already yours.';
    expect(await refusalOf(await ada.post(path, { email: 'ADA@fanfare.test' }))).toEqual({
      status: 422,
      message,
      errors: { email: [message] },
    });
    expect((await ada.post(path, { email: 'no address' })).status).toBe(422);
    expect(await letters(backend)).toEqual([]);
  });

  test('is an unverified member’s at once, and no change to wait for', async () => {
    const dee = await confirmed(backend, 'dee');
    expect((await dee.post(path, { email: fresh })).status).toBe(403);
    expect((await dee.get(path)).status).toBe(403);
    const guest = await openBrowser(backend);
    expect((await guest.get(path)).status).toBe(401);
    expect((await guest.post(path, { email: fresh })).status).toBe(401);
    expect((await guest.post(`${path}/resend`)).status).toBe(401);
    expect((await guest.send('DELETE', path)).status).toBe(401);
  });

  test('comes the same way through the calls of before', async () => {
    const patched = await ada.send('PATCH', '/api/v1/me/email', { email: fresh });
    expect(await patched.json()).toMatchObject({ data: { email: 'ada@fanfare.test' } });
    expect(await waits(ada)).toMatchObject({ email: fresh });
    const put = { display_name: 'Ada M.', email: 'ada.third@fanfare.test' };
    expect((await ada.send('PUT', '/user/profile-information', put)).status).toBe(200);
    expect(await waits(ada)).toMatchObject({ email: put.email });
    expect(await whoIs(ada)).toMatchObject({
      email: 'ada@fanfare.test',
      display_name: 'Ada M.',
    });
  });
});

describe('what waits', () => {
  test('asked for twice is one; another one replaces it', async () => {
    const first = await asked(backend, ada);
    await asked(backend, ada);
    expect(await sentBy(backend)).toHaveLength(2);
    const second = await asked(backend, ada, 'ada.third@fanfare.test');
    expect((await byGuest(backend, 'confirm', first.new)).status).toBe('replaced');
    expect((await byGuest(backend, 'confirm', second.new)).status).toBe('confirmed');
    expect(await waits(ada)).toMatchObject({ email: 'ada.third@fanfare.test' });
  });

  test('is mailed again after a minute, to whoever has not confirmed', async () => {
    const tokens = await asked(backend, ada);
    const soon = await ada.post(`${path}/resend`);
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    await byGuest(backend, 'confirm', tokens.old);
    backend.advance(60_000);
    expect(await (await ada.post(`${path}/resend`)).json()).toMatchObject({
      data: { old_confirmed: true, resend_in: 60 },
    });
    expect((await letters(backend)).slice(2)).toEqual([['email-change-new', fresh]]);
    expect((await byGuest(backend, 'confirm', tokens.new)).status).toBe('changed');
    expect((await ada.post(`${path}/resend`)).status).toBe(409);
  });

  test('is cancelled in the settings, and its links say so', async () => {
    const tokens = await asked(backend, ada);
    expect((await ada.send('DELETE', path)).status).toBe(200);
    expect((await ada.send('DELETE', path)).status).toBe(200);
    expect(await waits(ada)).toBeNull();
    expect((await byGuest(backend, 'confirm', tokens.new)).status).toBe('cancelled');
    expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
    expect(await logged()).toEqual(['email_change_requested', 'email_change_cancelled']);
  });

  test('belongs to its member alone', async () => {
    await asked(backend, ada);
    const bo = await confirmed(backend, 'bo');
    expect(await waits(bo)).toBeNull();
    expect((await bo.send('DELETE', path)).status).toBe(200);
    expect((await bo.post(`${path}/resend`)).status).toBe(409);
    expect(await waits(ada)).toMatchObject({ email: fresh });
  });

  test('goes after a day', async () => {
    const tokens = await asked(backend, ada);
    backend.advance(86_400_000);
    expect((await byGuest(backend, 'confirm', tokens.new)).status).toBe('expired');
    ada = await confirmed(backend, 'ada');
    expect(await waits(ada)).toBeNull();
    expect((await ada.post(`${path}/resend`)).status).toBe(409);
    await asked(backend, ada);
    expect(await waits(ada)).toMatchObject({ email: fresh });
  });

  test('six an hour', async () => {
    for (let count = 0; count < 6; count += 1)
      expect((await ada.post(path, { email: `ada-${count}@fanfare.test` })).status).toBe(200);
    expect((await ada.post(path, { email: fresh })).status).toBe(429);
    expect((await press(ada, 'look', 'f'.repeat(96))).status).toBe(404);
  });
});
