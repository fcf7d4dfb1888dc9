import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, testOrigin, type TestBackend } from '../harness.ts';
import { openBrowser, refusalOf, signedIn } from './browser.ts';
import { lastLink, sentBy } from './mailed.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

describe('forgotten passwords', () => {
  test('the answer is the same for members, strangers and the impatient', async () => {
    const browser = await openBrowser(backend);
    const ask = async (name: string) => {
      const started = performance.now();
      const answer = await browser.post('/forgot-password', { email: `${name}@fanfare.test` });
      return {
        status: answer.status,
        body: await answer.json(),
        time: performance.now() - started,
      };
    };
    for (const { status, body, time } of [
      await ask('ada'),
      await ask('nobody'),
      await ask('ada'),
    ]) {
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'We have emailed your password reset link.' });
      expect(time).toBeGreaterThan(190);
    }
    expect(await sentBy(backend)).toHaveLength(1);
    backend.advance(61_000);
    await ask('ada');
    expect(await sentBy(backend)).toHaveLength(2);
  });

  test('the mailed token sets a password once, signs nobody in and ends every session', async () => {
    const elsewhere = await signedIn(backend, 'ada', true);
    const browser = await openBrowser(backend);
    await browser.post('/forgot-password', { email: 'ada@fanfare.test' });
    const link = new URL(await lastLink(backend));
    expect(link.origin).toBe(testOrigin);
    expect(link.pathname).toMatch(/^\/reset-password\/[0-9a-f]{64}$/);
    const input = {
      token: link.pathname.split('/').at(-1),
      email: link.searchParams.get('email'),
      password: 'a-wholly-new-one',
      password_confirmation: 'a-wholly-new-one',
    };
    const answer = await browser.post('/reset-password', input);
    expect(await refusalOf(answer)).toEqual({
      status: 200,
      message: 'Your password has been reset.',
    });
    expect((await browser.get('/api/v1/me')).status).toBe(401);
    expect((await elsewhere.get('/api/v1/me')).status).toBe(401);
    const again = await refusalOf(await browser.post('/reset-password', input));
    expect(again.errors).toEqual({ email: ['This password reset token is invalid.'] });
    const login = { email: 'ada@fanfare.test', password: 'a-wholly-new-one' };
    expect((await browser.post('/login', login)).status).toBe(200);
  });

  test('an old token, a wrong one and a stranger get the same refusal', async () => {
    const browser = await openBrowser(backend);
    await browser.post('/forgot-password', { email: 'ada@fanfare.test' });
    const token = new URL(await lastLink(backend)).pathname.split('/').at(-1) ?? '';
    backend.advance(61 * 60_000);
    const fresh = await openBrowser(backend);
    const attempt = async (email: string, given: string) =>
      refusalOf(
        await fresh.post('/reset-password', {
          token: given,
          email,
          password: 'a-wholly-new-one',
          password_confirmation: 'a-wholly-new-one',
        }),
      );
    const old = await attempt('ada@fanfare.test', token);
    expect(old.status).toBe(422);
    expect(await attempt('ada@fanfare.test', 'x')).toEqual(old);
    expect(await attempt('nobody@fanfare.test', token)).toEqual(old);
  });

  test('a new password does not pass the second factor by', async () => {
    const browser = await openBrowser(backend);
    await browser.post('/forgot-password', { email: 'cy@fanfare.test' });
    const password = 'a-wholly-new-one';
    await browser.post('/reset-password', {
      token: new URL(await lastLink(backend)).pathname.split('/').at(-1),
      email: 'cy@fanfare.test',
      password,
      password_confirmation: password,
    });
    const answer = await browser.post('/login', { email: 'cy@fanfare.test', password });
    expect(await answer.json()).toEqual({ two_factor: true });
  });
});
