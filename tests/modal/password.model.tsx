import { passwordMachine } from '#machines/modal/password.machine.ts';
import { PasswordView } from '#src/views/modal/password.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

const wrong = 'The provided password was incorrect.';

export default defineModel({
  machine: passwordMachine,
  View: PasswordView,
  input: { purpose: 'modal.password.protected', email: 'ada@fanfare.test' },
  cases: {
    events: { 'form.submit': [{ password: 'correct-horse-9' }] },
    outcomes: {
      confirmPassword: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'unauthenticated' },
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
    asking: (person) => person.seesEnabled('button', 'Confirm'),
    confirming: (person) => person.seesBusy('button', 'Confirm'),
    refused: (person) => person.seesRole('alert'),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Confirm');
    },
    confirmed: (person) => person.seesBusy('button', 'Confirm'),
  },
});
