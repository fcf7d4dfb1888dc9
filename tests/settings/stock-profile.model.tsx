import { stockProfileMachine } from '#machines/settings/stock-profile.machine.ts';
import { StockProfileView } from '#src/views/settings/stock-profile.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const taken = 'The email has already been taken.';

export default defineModel({
  machine: stockProfileMachine,
  View: StockProfileView,
  cases: {
    events: { 'form.submit': [{ form: { name: 'Ada B.', email: 'ada.b@fanfare.test' } }] },
    outcomes: {
      loadName: {
        done: [{ name: 'Ada', email: 'ada@fanfare.test' }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      saveName: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'notFound' },
          { kind: 'invalid', message: taken, fields: { email: [taken] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { form }) => {
      await person.fill('Display name', form.name);
      await person.fill('Email', form.email);
      await person.press('Save');
    },
    'profile.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.sees('Loading your profile'),
    failed: (person) => person.sees(t('settings.profileSettings.failed')),
    editing: (person) => person.seesEnabled('button', 'Save'),
    saving: (person) => person.seesBusy('button', 'Save'),
    rejected: (person) => person.sees(pattern('auth.registration.refusals.emailTaken')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: (person) => person.sees('Your info has been updated!'),
    absent: (person) => person.sees(t('settings.frame.absent')),
  },
});
