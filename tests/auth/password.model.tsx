import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import { passwordMachine } from '#machines/auth/password.machine.ts';
import { PasswordView } from '#src/views/auth/password.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const wrong = 'The provided password was incorrect.';

export default defineModel({
  machine: passwordMachine,
  View: PasswordView,
  input: { purpose: 'auth.password.protected', email: 'ada@fanfare.test', passkeys: false },
  children: { passkeyConfirmation: passkeyConfirmationMachine },
  cases: {
    events: { 'form.submit': [{ password: 'correct-horse-9' }] },
    outcomes: {
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
          { kind: 'passwordUnconfirmed' },
          { kind: 'invalid', message: wrong, fields: { password: [wrong] }, jwt: null },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { password }) => {
      await person.fill('Password', password);
      await person.press('Confirm');
    },
  },
  sightings: {
    editing: async (person) => {
      await person.seesEnabled('button', 'Confirm');
      await person.seesNot(/Too many attempts/);
    },
    saving: (person) => person.seesBusy('button', 'Confirm'),
    rejected: (person) => person.seesRole('alert'),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Confirm');
    },
    confirmed: (person) => person.seesBusy('button', 'Confirm'),
  },
});
