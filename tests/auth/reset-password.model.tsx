import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { ResetPasswordView } from '#src/views/auth/reset-password.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const email = 'ada@fanfare.test';
const save = 'Save password';
const form = { email, password: 'seven-green-kites' };

export default defineModel({
  machine: resetPasswordMachine,
  View: ResetPasswordView,
  input: { email, loginPath: '/login', forgotPath: '/forgot-password' },
  cases: {
    events: {
      'form.submit': [{ form }, { form: { email, password: 'password1' } }],
      'viewer.changed': [{ viewer: null }, { viewer: ada }],
    },
    outcomes: {
      findToken: {
        done: [true, false],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      setPassword: {
        done: [undefined],
        error: [
          {
            kind: 'invalid',
            message: 'This password reset token is invalid.',
            fields: { email: ['This password reset token is invalid.'] },
            jwt: null,
          },
          {
            kind: 'invalid',
            message: 'The password field must be at least 8 characters.',
            fields: { password: ['The password field must be at least 8 characters.'] },
            jwt: null,
          },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, event) => {
      await person.fill('New password', event.form.password);
      await person.press(save);
    },
    'link.request': (person) => person.press(t('auth.resetPassword.newLink')),
    'viewer.changed': byChart,
  },
  sightings: {
    finding: (person) => person.seesNoRole('button', save),
    editing: (person) => person.seesEnabled('button', save),
    resetting: (person) => person.seesBusy('button', save),
    rejected: (person) => person.seesRole('alert'),
    lockedOut: (person) => person.seesDisabled('button', save),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    expired: (person) => person.sees(t('auth.resetPassword.expiredTitle')),
    linkless: (person) => person.sees(t('auth.resetPassword.linklessTitle')),
    signedIn: (person) => person.seesBusy('button', save),
    updated: (person) => person.seesBusy('button', save),
  },
});
