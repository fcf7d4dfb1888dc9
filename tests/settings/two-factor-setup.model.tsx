import { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { TwoFactorSetupView } from '#src/views/settings/two-factor-setup.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { secret } from '#stories/settings/settings.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const wrong = 'The provided two factor authentication code was invalid.';
const email = 'ada@fanfare.test';

export default defineModel({
  machine: twoFactorSetupMachine,
  View: TwoFactorSetupView,
  inputs: [
    { purpose: 'setUp', email },
    { purpose: 'knownKey', email },
    { purpose: 'newCodes', email },
  ],
  cases: {
    events: { 'code.submit': [{ code: '123456' }] },
    outcomes: {
      loadSecret: { done: [secret], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
      confirmCode: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: wrong, fields: { code: [wrong] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'setup.retry': (person) => person.press('Try again'),
    'step.next': (person) => person.press('Next'),
    'step.back': (person) => person.press('Back'),
    'codes.keep': async (person) => {
      await person.check(t('settings.twoFactorSetup.kept'));
      await person.press(/^(Next|Done)$/);
    },
    'code.submit': async (person) => {
      await person.fill(t('settings.twoFactorSetup.code'), '');
      await person.fill(t('settings.twoFactorSetup.code'), '123 456');
    },
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    failed: (person) => person.sees(t('settings.twoFactorSetup.failed')),
    scanning: async (person, { context: { purpose } }) => {
      await person.sees('Step 1 of 3');
      const known = t('settings.twoFactorSetup.knownKey');
      await (purpose === 'knownKey' ? person.sees(known) : person.seesNot(known));
      await person.seesValue('Key', 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    },
    keeping: async (person) => {
      await person.sees('Step 2 of 3');
      await person.sees('aB3dE5gH7j-kL9nP1rT3v');
    },
    typing: (person) => person.sees('Step 3 of 3'),
    confirming: (person) => person.seesBusy('button', 'Turn on'),
    rejected: (person) => person.sees(t('settings.twoFactorSetup.wrong')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Turn on');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    showing: async (person) => {
      await person.sees('aB3dE5gH7j-kL9nP1rT3v');
      await person.seesEnabled('button', 'Done');
    },
    done: async (person, { context: { purpose } }) => {
      if (purpose !== 'newCodes') await person.seesBusy('button', 'Turn on');
      else await person.seesEnabled('button', 'Done');
    },
  },
});
