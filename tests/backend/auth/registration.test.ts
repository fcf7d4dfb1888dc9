import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, refusalOf } from './browser.ts';
import { sentBy, whoIs } from './mailed.ts';
import { gil } from './newcomer.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

describe('POST /register', () => {
  test('201 "", signed in, unverified, and a mail is sent', async () => {
    const browser = await openBrowser(backend);
    const before = new Map(browser.cookies);
    const answer = await browser.post('/register', { ...gil, referral: '', remember: true });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe('""');
    expect(await whoIs(browser)).toMatchObject({ username: 'gil', email_verified_at: null });
    expect((await sentBy(backend)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['verify-email', gil.email],
    ]);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test.each([
    [{ email: 'ADA@fanfare.test' }, 'email', 'The email has already been taken.'],
    [{ username: 'Ada' }, 'username', 'The username has already been taken.'],
    [{ username: 'Settings' }, 'username', 'The username is reserved.'],
    [{ username: 'gïl' }, 'username', 'The username field format is invalid.'],
    [{ terms: false }, 'terms', 'The terms field must be accepted.'],
    [{ password: 'short' }, 'password', 'The password field must be at least 8 characters.'],
    [
      { password_confirmation: 'other' },
      'password',
      'The password field confirmation does not match.',
    ],
    [
      { password: 'password1', password_confirmation: 'password1' },
      'password',
      'This password is too common: it is among the first that are guessed.',
    ],
    [{ email: 'nonsense' }, 'email', 'The email field must be a valid email address.'],
    [{ display_name: '   ' }, 'display_name', 'The display name field is required.'],
  ])('422 for %j', async (wrong, field, message) => {
    const browser = await openBrowser(backend);
    const refusal = await refusalOf(await browser.post('/register', { ...gil, ...wrong }));
    expect(refusal.status).toBe(422);
    expect(refusal.errors?.[field]).toContain(message);
  });

  test('two at once with one name: one is made', async () => {
    const browsers = [await openBrowser(backend), await openBrowser(backend)];
    const answers = await Promise.all(browsers.map((browser) => browser.post('/register', gil)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('two at once with one name and two addresses: the refusal stands beside the name', async () => {
    const bodies = [gil, { ...gil, email: 'gil.other@fanfare.test' }];
    const answers = await Promise.all(
      bodies.map(async (body) => (await openBrowser(backend)).post('/register', body)),
    );
    const refused = answers.find(({ status }) => status === 422);
    expect(refused && Object.keys((await refusalOf(refused)).errors ?? {})).toEqual(['username']);
  });

  test.each([
    ['gil', { available: true }],
    ['ADA', { available: false, reason: 'taken' }],
    ['feed', { available: false, reason: 'reserved' }],
    ['a%20b', { available: false, reason: 'invalid' }],
  ])('GET /api/v1/usernames/%s', async (name, expected) => {
    const answer = await (await openBrowser(backend)).get(`/api/v1/usernames/${name}`);
    expect(await answer.json()).toEqual(expected);
  });
});
