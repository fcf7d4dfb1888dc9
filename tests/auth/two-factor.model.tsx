import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import { TwoFactorView } from '#src/views/auth/two-factor.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const wrong = 'The provided two factor authentication code was invalid.';

export default defineModel({
  machine: twoFactorMachine,
  View: TwoFactorView,
  input: { passkeys: false },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'session.opened' } }],
      'code.submit': [{ code: '123456' }],
      'recovery.submit': [{ code: 'aaaaaaaaaa-bbbbbbbbbb' }],
      'viewer.changed': [{ viewer: null }, { viewer: ada }],
    },
    outcomes: {
      proveIdentity: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          {
            kind: 'invalid',
            message: wrong,
            fields: { code: [wrong], recovery_code: [wrong] },
            jwt: null,
          },
        ],
      },
    },
  },
  gestures: {
    'child.emitted': byChart,
    'code.submit': async (person) => {
      await person.fill('Authentication code', '');
      await person.fill('Authentication code', '123 456');
    },
    'recovery.submit': async (person, event) => {
      await person.fill('Recovery code', event.code);
      await person.press('Verify');
    },
    'method.switch': (person) => person.press(/^Use (a recovery code|the authenticator app)$/),
    'challenge.restart': (person) => person.press('Start again'),
    'viewer.changed': byChart,
  },
  outOfReach: (snapshot, event) => {
    const method = snapshot.value.method;
    if (event.type === 'code.submit' && method !== 'code')
      return 'The app’s code is not asked for.';
    if (event.type === 'recovery.submit' && method !== 'recovery') {
      return 'No recovery code is asked for.';
    }
    return null;
  },
  sightings: {
    'method.code': async (person) => {
      await person.sees(pattern('auth.twoFactor.codeLead'));
      await person.seesEnabled('button', 'Use a recovery code');
    },
    'method.recovery': async (person) => {
      await person.sees(pattern('auth.twoFactor.recoveryLead'));
      await person.seesEnabled('button', 'Use the authenticator app');
    },
    'attempt.asking': (person) => person.seesEnabled('button', 'Verify'),
    'attempt.verifying': (person) => person.seesBusy('button', 'Verify'),
    'attempt.rejected': async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', 'Start again');
    },
    'attempt.lockedOut': async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Verify');
    },
    'attempt.unreachable': (person) => person.sees(pattern('app.failure.unreachable')),
    'attempt.verified': (person) => person.seesBusy('button', 'Verify'),
    'attempt.abandoned': (person) => person.seesDisabled('button', 'Verify'),
  },
});
