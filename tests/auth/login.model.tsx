import { loginMachine } from '#machines/auth/login.machine.ts';
import { LoginView } from '#src/views/auth/login.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const form = { email: 'ada@fanfare.test', password: 'correct-horse-9', remember: true };

export default defineModel({
  machine: loginMachine,
  View: LoginView,
  input: { demo: null, social: null, passkeys: false },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'session.opened' } }],
      'form.submit': [{ form }],
      'viewer.changed': [{ viewer: null }, { viewer: ada }],
    },
    outcomes: {
      authenticate: {
        done: [{ twoFactor: false }, { twoFactor: true }],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          {
            kind: 'invalid',
            message: 'These credentials do not match our records.',
            fields: { email: ['These credentials do not match our records.'] },
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
      await person.fill('Password', event.form.password);
      if (event.form.remember) await person.check('Remember me');
      await person.press('Sign in');
    },
    'viewer.changed': byChart,
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', 'Sign in'),
    authenticating: (person) => person.seesBusy('button', 'Sign in'),
    rejected: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', 'Sign in');
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Sign in');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    signedIn: (person) => person.seesBusy('button', 'Sign in'),
    challenged: (person) => person.seesBusy('button', 'Sign in'),
  },
});
