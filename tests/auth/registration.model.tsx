import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { RegistrationView } from '#src/views/auth/registration.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const submit = 'Create Account';
const form = {
  email: 'gil@fanfare.test',
  username: 'gil',
  displayName: 'Gil',
  password: 'seven-green-kites',
};

export default defineModel({
  machine: registrationMachine,
  View: RegistrationView,
  input: { referral: 'ada-first', social: null },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'session.opened' } }],
      'form.submit': [{ form }, { form: { ...form, password: 'short' } }],
      'viewer.changed': [
        { viewer: null },
        { viewer: ada },
        { viewer: { ...ada, isVerified: false } },
      ],
    },
    outcomes: {
      register: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          {
            kind: 'invalid',
            message: 'The email has already been taken.',
            fields: { email: ['The email has already been taken.'] },
            jwt: null,
          },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'child.emitted': byChart,
    'form.submit': async (person, event) => {
      await person.fill('Email', event.form.email);
      await person.fill('Username', event.form.username);
      await person.fill('Display name', event.form.displayName);
      await person.fill('Password', event.form.password);
      await person.press(submit);
    },
    'viewer.changed': byChart,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'form.submit' && (snapshot.hasTag('busy') || snapshot.matches('lockedOut'))
      ? 'the button waits'
      : null,
  sightings: {
    editing: (person) => person.seesEnabled('button', submit),
    registering: (person) => person.seesBusy('button', submit),
    rejected: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', submit);
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', submit);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    registered: (person) => person.seesBusy('button', submit),
  },
});
