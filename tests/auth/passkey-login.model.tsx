import { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { PasskeyLoginView } from '#src/views/auth/passkey-login.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const use = 'Sign in with a passkey';

export default defineModel({
  machine: passkeyLoginMachine,
  View: PasskeyLoginView,
  cases: {
    events: { 'viewer.changed': [{ viewer: null }, { viewer: ada }] },
    outcomes: {
      enterByPasskey: {
        done: ['entered', 'left'],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          { kind: 'invalid', message: '', fields: { credential: ['No.'] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'passkey.use': (person) => person.press(use),
    'viewer.changed': byChart,
  },
  sightings: {
    offering: (person) => person.seesEnabled('button', use),
    entering: (person) => person.seesBusy('button', use),
    left: (person) => person.sees(t('auth.passkeyLogin.left')),
    refused: (person) => person.sees(pattern('auth.passkeyLogin.refused')),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', use);
    },
    entered: (person) => person.seesBusy('button', use),
  },
});
