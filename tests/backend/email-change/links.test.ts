import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { lastLink, pathOf, sentBy, whoIs } from '../auth/mailed.ts';
import { passwordlessMember } from '../auth/passwordless.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { asked, byGuest, fresh, letters, path, press, waits } from './change-world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await confirmed(backend, 'ada');
});

describe('a link', () => {
  test('that is looked at does nothing; pressed twice, it is done once', async () => {
    const tokens = await asked(backend, ada);
    for (const side of ['old', 'new'] as const) {
      await byGuest(backend, 'look', tokens[side]);
      await byGuest(backend, 'look', tokens[side]);
    }
    expect(await waits(ada)).toMatchObject({ old_confirmed: false, new_confirmed: false });
    await byGuest(backend, 'confirm', tokens.old);
    expect((await byGuest(backend, 'confirm', tokens.old)).status).toBe('confirmed');
    expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
    await byGuest(backend, 'confirm', tokens.new);
    expect((await byGuest(backend, 'confirm', tokens.new)).status).toBe('changed');
    expect((await letters(backend)).filter(([kind]) => kind === 'email-changed')).toHaveLength(1);
  });

  test.each(['old', 'new'] as const)(
    'to the %s address cancels, also after it confirmed',
    async (side) => {
      const tokens = await asked(backend, ada);
      await byGuest(backend, 'confirm', tokens[side]);
      expect((await byGuest(backend, 'cancel', tokens[side])).status).toBe('cancelled');
      const other = side === 'old' ? tokens.new : tokens.old;
      expect((await byGuest(backend, 'confirm', other)).status).toBe('cancelled');
      expect(await waits(ada)).toBeNull();
      expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
    },
  );

  test('cannot cancel what has changed', async () => {
    const tokens = await asked(backend, ada);
    await byGuest(backend, 'confirm', tokens.new);
    await byGuest(backend, 'confirm', tokens.old);
    expect((await byGuest(backend, 'cancel', tokens.old)).status).toBe('changed');
    expect(await whoIs(ada)).toMatchObject({ email: fresh });
  });

  test('works where its member is signed in, and not where another one is', async () => {
    const tokens = await asked(backend, ada);
    expect((await press(ada, 'confirm', tokens.old)).status).toBe(200);
    const bo = await signedIn(backend, 'bo');
    for (const intent of ['look', 'confirm', 'cancel'] as const)
      expect(await refusalOf(await press(bo, intent, tokens.new))).toMatchObject({
        status: 403,
        code: 'other_account',
      });
    expect(await waits(ada)).toMatchObject({ new_confirmed: false });
  });

  test('that we never mailed is not found, however close it is', async () => {
    const tokens = await asked(backend, ada);
    const guest = await openBrowser(backend);
    const turned = tokens.old.slice(0, 32) + tokens.old.slice(32).replaceAll(/./g, 'a');
    const crossed = 'b'.repeat(32) + tokens.new.slice(32);
    for (const token of [turned, crossed, 'f'.repeat(96)])
      for (const intent of ['look', 'confirm', 'cancel'] as const)
        expect((await press(guest, intent, token)).status).toBe(404);
    expect((await press(guest, 'confirm', 'short')).status).toBe(422);
    expect(tokens.old).not.toBe(tokens.new);
  });
});

/** Everything a member can observe of the request. */
async function seenBy(email: string) {
  const started = performance.now();
  const answer = await ada.post(path, { email });
  const time = performance.now() - started;
  const { data } = (await answer.json()) as { data: object };
  const headers = [...answer.headers.keys()].toSorted((a, b) => a.localeCompare(b));
  return { time, face: { status: answer.status, headers, data: { ...data, email: '' } } };
}

describe('an address that is somebody’s', () => {
  test('is answered as any other, in the same time; its member is mailed, once', async () => {
    const taken = await seenBy('bo@fanfare.test');
    const mailed = await letters(backend);
    expect(mailed).toEqual([
      ['email-change-old', 'ada@fanfare.test'],
      ['email-change-taken', 'bo@fanfare.test'],
    ]);
    expect((await sentBy(backend)).at(-1)?.text).not.toMatch(/email-change|Ada|@ada/);
    const free = await seenBy('nobody@fanfare.test');
    expect(taken.face).toEqual(free.face);
    expect(Math.min(taken.time, free.time)).toBeGreaterThan(195);
    const answers = [];
    for (const email of ['bo@fanfare.test', 'nobody@fanfare.test']) {
      await seenBy(email);
      backend.advance(60_000);
      answers.push((await ada.post(`${path}/resend`)).status);
    }
    expect(answers).toEqual([200, 200]);
    const warned = (await letters(backend)).filter(([kind]) => kind === 'email-change-taken');
    expect(warned).toHaveLength(2);
  });

  test('may have become so since: nobody loses theirs', async () => {
    const tokens = await asked(backend, ada);
    await byGuest(backend, 'confirm', tokens.new);
    await backend.db
      .update(users)
      .set({ email: fresh.toUpperCase() })
      .where(eq(users.username, 'bo'));
    expect((await byGuest(backend, 'confirm', tokens.old)).status).toBe('taken');
    expect(await whoIs(ada)).toMatchObject({ email: 'ada@fanfare.test' });
    expect(await waits(ada)).toBeNull();
    expect((await letters(backend)).map(([kind]) => kind)).not.toContain('email-changed');
  });
});

const newPassword = { password: 'seven-green-kites', password_confirmation: 'seven-green-kites' };

describe('what rested on the address before', () => {
  test('a link to a new password is void; sessions go on', async () => {
    const other = await signedIn(backend, 'ada', true);
    const tokens = await asked(backend, ada);
    await byGuest(backend, 'confirm', tokens.new);
    const guest = await openBrowser(backend);
    await guest.post('/forgot-password', { email: 'ada@fanfare.test' });
    const token = new URL(await lastLink(backend)).pathname.split('/').at(-1);
    await byGuest(backend, 'confirm', tokens.old);
    for (const email of [fresh, 'ada@fanfare.test'])
      expect((await guest.post('/reset-password', { token, email, ...newPassword })).status).toBe(
        422,
      );
    expect((await whoIs(other)).email).toBe(fresh);
    expect((await whoIs(ada)).email).toBe(fresh);
  });

  test('what was confirmed by mail is asked for again', async () => {
    const kit = await passwordlessMember(backend);
    await kit.get(pathOf(await lastLink(backend)));
    const confirm = async () => {
      await kit.post('/user/confirm-password/link');
      await kit.get(pathOf(await lastLink(backend)));
    };
    await confirm();
    const tokens = await asked(backend, kit, fresh, 'kit@fanfare.test');
    expect((await kit.get('/user/two-factor-qr-code')).status).toBe(200);
    await byGuest(backend, 'confirm', tokens.old);
    await byGuest(backend, 'confirm', tokens.new);
    expect((await kit.get('/user/two-factor-qr-code')).status).toBe(423);
    await confirm();
    expect((await kit.get('/user/two-factor-qr-code')).status).toBe(200);
  });

  test('a password that is changed or reset ends what was asked for under the old one', async () => {
    const tokens = await asked(backend, ada);
    const current = { current_password: demoPassword, ...newPassword };
    expect((await ada.send('PUT', '/user/password', current)).status).toBe(200);
    expect((await byGuest(backend, 'confirm', tokens.new)).status).toBe('cancelled');
    await ada.post('/user/confirm-password', { password: newPassword.password });
    const again = await asked(backend, ada);
    const guest = await openBrowser(backend);
    const email = 'ada@fanfare.test';
    await guest.post('/forgot-password', { email });
    const token = new URL(await lastLink(backend)).pathname.split('/').at(-1);
    const reset = {
      token,
      email,
      password: 'a-wholly-new-one',
      password_confirmation: 'a-wholly-new-one',
    };
    expect((await guest.post('/reset-password', reset)).status).toBe(200);
    expect((await byGuest(backend, 'confirm', again.new)).status).toBe('cancelled');
  });
});
