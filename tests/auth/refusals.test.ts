import { describe, expect, test } from 'vitest';
import { json } from '#tests/api/fake-server.ts';
import { guestScreens } from './guest-screens.ts';
import { memberScreens } from './member-screens.ts';
import { fields, refusedBy } from './server-answers.ts';
import { meet, texts, type Answer, type Screen } from './screens.tsx';

const screens: Readonly<Record<string, Screen>> = { ...guestScreens, ...memberScreens };
const { t, plural } = texts('en');
const meets = (name: string, answer: Answer, locale?: string) => {
  const screen = screens[name];
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return meet(screen, answer, locale);
};
const refusals = {
  taken: t('auth.registration.refusals.emailTaken'),
  name: t('auth.username.problems.taken'),
  reserved: t('auth.username.problems.reserved'),
  invalid: t('auth.username.problems.invalid'),
  required: t('ui.field.required'),
  short: t('auth.registration.refusals.passwordShort'),
  wrong: t('auth.passwordConfirmation.wrong'),
  oops: t('app.failure.oops'),
};
const hidden = "We can't find a user with that email address.";
const token = 'This password reset token is invalid.';
const late = 'This sign-in has expired. Please start it again.';
const unknown = 'Words of another server.';

/** Rows: screen, field, server's sentence, final state of the chart, and the text on the screen. */
test.each([
  ['login', 'email', 'These credentials do not match our records.', 'rejected'],
  ['login', 'password', 'The password field is required.', 'rejected', refusals.required],
  ['login', 'captcha', unknown, 'rejected', unknown],
  [
    'register',
    'company',
    'The company field is required.',
    'rejected',
    t('auth.refusal.stranger', { field: 'company', said: refusals.required }),
  ],
  [
    'challenge',
    'code',
    'The provided two factor authentication code was invalid.',
    'method:code,attempt:rejected',
    t('auth.refusal.code'),
  ],
  [
    'recovery',
    'recovery_code',
    'The provided two factor recovery code was invalid.',
    'method:recovery,attempt:rejected',
    t('auth.refusal.recovery'),
  ],
  [
    'recovery',
    'code',
    'The provided two factor authentication code was invalid.',
    'method:recovery,attempt:rejected',
    t('auth.refusal.code'),
  ],
  ['register', 'email', 'The email has already been taken.', 'rejected', refusals.taken],
  ['register', 'username', 'The username has already been taken.', 'rejected', refusals.name],
  ['register', 'username', 'The username is reserved.', 'rejected', refusals.reserved],
  ['register', 'username', 'The username field format is invalid.', 'rejected', refusals.invalid],
  [
    'register',
    'display_name',
    'The display name field is required.',
    'rejected',
    refusals.required,
  ],
  [
    'register',
    'password',
    'The password field must be at least 8 characters.',
    'rejected',
    refusals.short,
  ],
  ['register', 'password', unknown, 'rejected', unknown],
  [
    'register',
    'terms',
    'The terms field must be accepted.',
    'rejected',
    t('auth.refusal.strange', { field: 'terms', said: t('ui.field.invalid') }),
  ],
  ['forgot', 'email', hidden, 'sent:cooling', 'has an account'],
  ['forgot', 'email', 'Please wait before retrying.', 'sent:cooling', 'has an account'],
  ['reset', 'email', token, 'expired', t('auth.resetPassword.expiredTitle')],
  ['reset', 'email', hidden, 'expired', t('auth.resetPassword.expiredTitle')],
  ['reset', 'token', 'The token field is required.', 'expired'],
  [
    'reset',
    'password',
    'This password is too common: it is among the first that are guessed.',
    'rejected',
    t('auth.registration.refusals.passwordCommon'),
  ],
  ['google', 'credential', unknown, 'refused', unknown],
  ['attachGoogle', 'password', 'The provided password was incorrect.', 'rejected', refusals.wrong],
  ['attachTwitter', 'password', 'The provided password was incorrect.', 'rejected', refusals.wrong],
  ['attachGoogle', 'email', 'The email field is required.', 'rejected', refusals.required],
  ['attachGoogle', 'jwt', late, 'expired', t('auth.socialLogin.expired')],
  ['registerSocial', 'username', 'The username is reserved.', 'rejected', refusals.reserved],
  ['registerSocial', 'email', 'The email field is required.', 'rejected', refusals.required],
  [
    'changeAddress',
    'email',
    'The email has already been taken.',
    'unverified:address:refused,mail:ready',
    refusals.taken,
  ],
  [
    'confirmPassword',
    'password',
    'The provided password was incorrect.',
    'rejected',
    refusals.wrong,
  ],
])('%s is refused %s: %s', async (name, field, words, state, says = '') => {
  const met = await meets(name, fields({ [field]: [words] }));
  expect(met.state).toBe(state);
  expect(met.text).toContain(says);
  expect(met.text).not.toContain(refusals.oops);
});

test('a forgotten password answers a stranger and a member in the same words', async () => {
  const stranger = await meets('forgot', fields({ email: [hidden] }));
  const member = await meets('forgot', () => json(200, { message: 'We have emailed it.' }));
  expect(stranger).toEqual(member);
});

test('registering with the last sentence of a ticket leads back to the start', async () => {
  const { state, emitted } = await meets('registerSocial', fields({ jwt: [late] }));
  expect([state, emitted]).toEqual(['ended', ['auth.socialLogin.expired', 'route.requested']]);
  const taken = refusedBy(409, 'An account exists already.', {}, { code: 'email_taken' });
  const attach = await meets('registerSocial', taken);
  expect(attach.state).toBe('attaching');
  expect(attach.text).toContain(t('auth.socialAttach.title'));
});

const bad = (code: string) => refusedBy(400, 'Server words.', {}, { code });

describe('a provider refuses', () => {
  const ticket = { jwt: 'a.b.c', profile: { email: null, display_name: 'Kit', username: 'kit' } };
  const provider = 'twitter';
  const failed = (code: string) => () => json(200, { status: 'failed', provider, code });

  test.each([
    ['google', bad('token_expired'), 'expired', t('auth.socialLogin.expired')],
    [
      'google',
      bad('token_invalid'),
      'refused',
      t('auth.socialLogin.codes.invalid', { provider: 'Google' }),
    ],
    ['google', bad('region_closed'), 'refused', 'Server words.'],
    ['google', refusedBy(400, '', {}, { error: { file: ['a', 'b'] } }), 'refused', 'a,b'],
    ['google', refusedBy(400, 'later', {}, { error: 'first' }), 'refused', 'first'],
    ['google', () => json(200, { success: true, two_factor: false }), 'handedOver', ''],
    ['google', () => json(200, { not_attached: true, ...ticket }), 'offering', 'already'],
    ['google', () => json(422, { message: 'x', errors: [], ...ticket }), 'handedOver', ''],
    [
      'attachGoogle',
      refusedBy(409, 'x', {}, { code: 'already_linked' }),
      'alreadyLinked',
      'already connected',
    ],
    [
      'attachTwitter',
      refusedBy(409, 'x', {}, { code: 'already_linked' }),
      'alreadyLinked',
      'already connected',
    ],
    ['wayBack', failed('access_denied'), 'closed', t('auth.socialLogin.closed')],
    ['wayBack', failed('state_invalid'), 'expired', t('auth.socialLogin.expired')],
    [
      'wayBack',
      failed('provider_unreachable'),
      'refused',
      t('auth.socialLogin.codes.unreachable', { provider: 'X' }),
    ],
    [
      'wayBack',
      failed('already_linked'),
      'refused',
      t('auth.socialLogin.codes.linked', { provider: 'X' }),
    ],
    ['wayBack', () => json(200, { status: 'not_attached', provider, ...ticket }), 'offering', 'X'],
    ['wayBack', () => new Response(null, { status: 204 }), 'idle', ''],
  ] as const)('%s %#', async (name, answer, state, says) => {
    const met = await meets(name, answer);
    expect(met.state).toBe(state);
    expect(met.text).toContain(says);
  });
});

test('a link that was mailed cools down, and a refusal without a reason is Oops', async () => {
  const sent = await meets('resend', () => json(202, ''));
  expect(sent.state).toBe('unverified:address:masked,mail:cooling');
  expect(sent.text).toContain(plural('auth.emailVerification.again', 60));
  const mute = await meets('changeAddress', () => json(422, { message: '', errors: {} }));
  expect(mute.text).toContain(refusals.oops);
});
