import { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const wrong = 'The provided password was incorrect.';

export default defineModel({
  machine: passwordConfirmationMachine,
  View: PasswordConfirmationView,
  input: { email: 'ada@fanfare.test', hasPassword: false, passkeys: false, problem: null },
  children: {
    mailedConfirmation: mailedConfirmationMachine,
    passkeyConfirmation: passkeyConfirmationMachine,
  },
  cases: {
    events: { 'form.submit': [{ password: 'correct-horse-9' }] },
    outcomes: {
      mailedConfirmation: {
        done: ['confirmed', 'expired', 'cancelled'],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      passkeyConfirmation: {
        done: [undefined],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      confirmPassword: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'unauthenticated' },
          { kind: 'offline' },
          { kind: 'invalid', message: wrong, fields: { password: [wrong] }, jwt: null },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, event) => {
      await person.fill('Password', event.password);
      await person.press('Confirm');
    },
    'confirmation.cancel': (person) => person.press('Cancel'),
  },
  sightings: {
    asking: (person) => person.seesEnabled('button', 'Confirm'),
    passwordless: (person) => person.seesRole('heading', t('auth.mailedConfirmation.title')),
    confirming: (person) => person.seesBusy('button', 'Confirm'),
    rejected: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', 'Confirm');
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Confirm');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    confirmed: (person) => person.seesBusy('button', 'Confirm'),
    declined: (person) => person.seesDisabled('button', 'Confirm'),
  },
});
