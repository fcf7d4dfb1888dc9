import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import { PasskeyConfirmationView } from '#src/views/auth/passkey-confirmation.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const use = t('auth.passkeyConfirmation.use');

export default defineModel({
  machine: passkeyConfirmationMachine,
  View: PasskeyConfirmationView,
  inputs: [{ isOffered: true }, { isOffered: false }],
  cases: {
    outcomes: {
      findPasskey: { done: [true, false], error: [{ kind: 'notFound' }, { kind: 'offline' }] },
      confirmByPasskey: {
        done: ['confirmed', 'left'],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: '', fields: { credential: ['No.'] }, jwt: null },
        ],
      },
    },
  },
  gestures: { 'passkey.use': (person) => person.press(use) },
  sightings: {
    weighing: (person) => person.seesNot(use),
    looking: (person) => person.seesNot(use),
    absent: (person) => person.seesNot(use),
    offering: (person) => person.seesEnabled('button', use),
    confirming: (person) => person.seesBusy('button', use),
    left: (person) => person.sees(t('auth.passkeyConfirmation.left')),
    refused: (person) => person.sees(t('auth.passkeyConfirmation.refused')),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', use);
    },
    confirmed: (person) => person.seesBusy('button', use),
  },
  unreached: {
    'weighing|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
