import { beforeEach, describe, expect, test } from 'vitest';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { users } from '#src/backend/db/schema/users.ts';
import { canonicalEmail } from '#src/contract/lib/email.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser } from '../browser.ts';
import { sentBy, whoIs } from '../mailed.ts';
import { gil } from '../newcomer.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const register = async (particulars: Readonly<Record<string, unknown>>) => {
  const browser = await openBrowser(backend);
  const answer = await browser.post('/register', { ...gil, ...particulars });
  return { browser, status: answer.status };
};
const statusOfLogin = async (email: string, password: string = gil.password) => {
  const browser = await openBrowser(backend);
  return (await browser.post('/login', { email, password })).status;
};

describe('an e-mail address under an internationalised domain', () => {
  const written = 'gil@почта.рф';
  const ascii = 'gil@xn--80a1acny.xn--p1ai';

  test.each([written, ascii, 'gil@ПОЧТА.рф', 'gil@почта。рф'])('%s registers', async (email) => {
    const { browser, status } = await register({ email });
    expect(status).toBe(201);
    expect(await whoIs(browser)).toMatchObject({ email: written });
    expect((await sentBy(backend)).map(({ toAddress }) => toAddress)).toEqual([ascii]);
  });

  test('is one address in both of its spellings', async () => {
    await register({ email: written });
    expect(await statusOfLogin(ascii)).toBe(200);
    expect(await statusOfLogin(written)).toBe(200);
    expect((await register({ email: ascii, username: 'gil2' })).status).toBe(422);
  });

  test.each(['gil@почта', 'gil@поч та.рф', 'гил@почта.рф', 'gil@xn--.xn--', 'gil@почта.рф/x'])(
    '%s is none',
    async (email) => {
      expect((await register({ email })).status).toBe(422);
    },
  );

  test('others stay as they are', () => {
    expect(canonicalEmail('Gil@Example.COM')).toBe('Gil@Example.COM');
    expect(canonicalEmail('nonsense')).toBe('nonsense');
  });
});

describe('a password with an accent', () => {
  const composed = 'caf\u00E9-caf\u00E9';
  const decomposed = composed.normalize('NFD');

  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('is the same as one character and as two', async (first, other) => {
    await register({ password: first, password_confirmation: other });
    expect(await statusOfLogin(gil.email, first)).toBe(200);
    expect(await statusOfLogin(gil.email, other)).toBe(200);
    expect(await statusOfLogin(gil.email, 'cafe-cafe')).toBe(422);
  });

  test('still opens an account of before', async () => {
    await register({});
    const passwordHash = await hash(decomposed);
    await backend.db.update(users).set({ passwordHash }).where(eq(users.email, gil.email));
    expect(await statusOfLogin(gil.email, decomposed)).toBe(200);
  });
});
