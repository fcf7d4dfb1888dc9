import { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import type { DialogsEmitted } from '#machines/modal/dialog-token.types.ts';
import { SecondFactorView } from '#src/views/settings/second-factor.view.tsx';
import type { Failure } from '#machines/lib/failure.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const refusals = [
  { kind: 'passwordUnconfirmed' },
  { kind: 'unauthenticated' },
  { kind: 'forbidden', code: 'not_verified', message: 'Your email address is not verified.' },
];
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' };
/** Beside the buttons, until the next attempt. */
const seesRefusal = async (person: Person, failure: Failure | null) => {
  if (failure?.kind === 'throttled') await person.sees(/Too many attempts/);
  else if (failure?.kind === 'offline')
    await person.sees(pattern('settings.securitySettings.unreachable'));
};
const answer = (id: string, kind: 'confirmed' | 'cancelled'): Omit<DialogsEmitted, 'type'> => ({
  id,
  dialog: 'twoFactorSetup',
  answer: kind === 'confirmed' ? { kind, value: null } : { kind },
});

export default defineModel({
  machine: secondFactorMachine,
  View: SecondFactorView,
  cases: {
    events: {
      'dialog.answered': [
        answer('second-factor', 'confirmed'),
        answer('second-factor', 'cancelled'),
        answer('tip-2', 'confirmed'),
      ],
      'factor.settled': [{ isOn: true }, { isOn: false }],
    },
    outcomes: {
      loadFactor: {
        done: [
          { isOn: false, codesLeft: 0 },
          { isOn: true, codesLeft: 8 },
          { isOn: true, codesLeft: 2 },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      prepareFactor: { done: [undefined], error: [throttled, ...refusals] },
      renewCodes: { done: [undefined], error: [{ kind: 'offline' }, ...refusals] },
      discardSecret: { done: [undefined], error: refusals },
      dropFactor: { done: [undefined], error: refusals },
    },
  },
  gestures: {
    'factor.setUp': (person) => person.press('Set up'),
    'factor.turnOff': (person) => person.press('Turn off'),
    'codes.renew': (person) => person.press('New codes'),
    'factor.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'dialog.answered': byChart,
    'factor.settled': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    off: async (person, { context: { failure } }) => {
      await person.seesEnabled('button', 'Set up');
      await seesRefusal(person, failure);
    },
    preparing: (person) => person.seesBusy('button', 'Set up'),
    settingUp: (person) => person.seesBusy('button', 'Set up'),
    discarding: (person) => person.seesBusy('button', 'Set up'),
    protected: async (person, { context: { codesLeft, failure } }) => {
      await seesRefusal(person, failure);
      await person.sees(new RegExp(`^On\\. ${codesLeft} of 8 recovery codes left\\.`));
      if (codesLeft <= 2) await person.sees(pattern('settings.secondFactor.few'));
    },
    renewing: (person) => person.seesBusy('button', 'New codes'),
    showingCodes: (person) => person.seesBusy('button', 'New codes'),
    asking: (person) => person.seesEnabled('button', 'Turn off'),
    turningOff: (person) => person.seesBusy('button', 'Turn off'),
    unsaid: (person) => person.seesRole('status'),
    failed: (person) => person.sees(t('settings.secondFactor.failed')),
  },
});
