import { describe, expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { json, redirected } from '#tests/api/fake-server.ts';
import { forms, type End } from './forms.ts';

const html = () =>
  new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const fields = (errors: Record<string, string[]>) => () =>
  json(422, { message: Object.values(errors)[0]?.[0] ?? '', errors });
const refusedBy = (status: number, message: string, headers = {}) => {
  return () => json(status, { message }, headers);
};

/** The answers of contract §1.3 and §2 that any of the forms may meet. */
const common: Record<string, () => Response> = {
  '401': refusedBy(401, 'Unauthenticated.'),
  '403 unverified': refusedBy(403, 'Your email address is not verified.'),
  '403 origin': refusedBy(403, 'Origin mismatch.'),
  '404': refusedBy(404, 'The route register could not be found.'),
  '405': refusedBy(405, 'The GET method is not supported for route register.'),
  '413': refusedBy(413, 'The POST data is too large.'),
  '419 twice': refusedBy(419, 'CSRF token mismatch.'),
  '423': refusedBy(423, 'Password confirmation required.'),
  '429': refusedBy(429, 'Too Many Attempts.', { 'Retry-After': '7' }),
  '429 as 422': () =>
    json(429, {
      message: 'Too many login attempts. Please try again in 9 seconds.',
      errors: { email: ['Too many login attempts. Please try again in 9 seconds.'] },
    }),
  '500': refusedBy(500, 'Server Error'),
  '503': refusedBy(503, 'Service Unavailable'),
  '302 followed': () => redirected(html()),
  'a page': html,
  'no answer': () => {
    throw new TypeError('Failed to fetch');
  },
};

const calm = { secondsLeft: 0, beside: {} };
const sent = { state: { sent: 'cooling' }, secondsLeft: 60, beside: {} };
const broken = [
  '401',
  '403 unverified',
  '403 origin',
  '404',
  '405',
  '413',
  '419 twice',
  '423',
  '500',
];
const ends: Record<string, (broke: string, isIn: string) => Partial<End>> = {
  ...Object.fromEntries(broken.map((name) => [name, (broke: string) => ({ state: broke })])),
  '429': () => ({ state: 'lockedOut', secondsLeft: 7 }),
  '429 as 422': () => ({ state: 'lockedOut', secondsLeft: 9 }),
  '503': () => ({ state: 'unreachable' }),
  'no answer': () => ({ state: 'unreachable' }),
  '302 followed': (_, isIn) => ({ state: isIn }),
  'a page': (_, isIn) => ({ state: isIn }),
};

describe.each([
  ['login', 'rejected', 'signedIn'],
  ['challenge', 'refused', 'verified'],
  ['register', 'rejected', 'registered'],
  ['forgot', 'failed', 'signedIn'],
  ['reset', 'rejected', 'signedIn'],
] as const)('%s', (form, broke, isIn) => {
  test.each(Object.keys(common))('%s', async (name) => {
    const answer = common[name] ?? html;
    expect(await forms[form](answer)).toEqual({ ...calm, ...ends[name]?.(broke, isIn) });
  });
});

test.each([
  ['email', 'The email has already been taken.', en.authRegistration.refusals.emailTaken],
  ['username', 'The username has already been taken.', en.authRegistration.problems.taken],
  ['username', 'The username is reserved.', en.authRegistration.problems.reserved],
  ['username', 'The username field format is invalid.', en.authRegistration.problems.invalid],
  ['display_name', 'The display name field is required.', en.ui.field.required],
  [
    'password',
    'The password field must be at least 8 characters.',
    en.authRegistration.refusals.passwordShort,
  ],
  ['password', 'Words of another server.', 'Words of another server.'],
])('register refuses %s: %s', async (field, words, said) => {
  const end = await forms.register(fields({ [field]: [words] }));
  expect(end).toEqual({ ...calm, state: 'rejected', beside: { [field]: said } });
});

test.each(["We can't find a user with that email address.", 'Please wait before retrying.'])(
  'forgot hides what a server gives away: %s',
  async (words) => {
    expect(await forms.forgot(fields({ email: [words] }))).toEqual(sent);
    expect(await forms.forgot(() => json(200, { message: 'We have emailed it.' }))).toEqual(sent);
  },
);

test.each([
  [{ email: ['This password reset token is invalid.'] }, 'expired'],
  [{ email: ["We can't find a user with that email address."] }, 'expired'],
  [{ token: ['The token field is required.'] }, 'expired'],
])('reset takes %j for a link that works no more', async (errors, state) => {
  expect(await forms.reset(fields(errors))).toEqual({ ...calm, state });
});

test.each([
  ['login', 'email', 'These credentials do not match our records.', 'rejected'],
  ['challenge', 'code', 'The provided two factor authentication code was invalid.', 'refused'],
] as const)('%s refuses %s: %s', async (form, field, words, state) => {
  const said = field === 'code' ? en.auth.refusals.code : en.auth.refusals.credentials;
  const end = await forms[form](fields({ [field]: [words] }));
  expect(end).toEqual({ ...calm, state, beside: { [field]: said } });
});
