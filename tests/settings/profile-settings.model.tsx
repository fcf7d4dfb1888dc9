import { usernameMachine } from '#machines/auth/username.machine.ts';
import { countriesMachine } from '#machines/settings/countries.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { ProfileSettingsView } from '#src/views/settings/profile-settings.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const words = { displayName: 'Ada', username: 'ada', about: 'Ceramics.', country: 'PT' };
const saved = { ...words, version: 'one' };
const other = { ...saved, about: 'Kilns.', version: 'two' };
const form = { ...words, displayName: 'Ada B.', username: 'ada-b', about: 'Glazed ceramics.' };
const taken = 'The username has already been taken.';

export default defineModel({
  machine: profileSettingsMachine,
  View: ProfileSettingsView,
  children: { username: usernameMachine, countries: countriesMachine },
  cases: {
    events: { 'form.edit': [{ form }, { form: words }, { form: { ...form, about: 'Glazes.' } }] },
    outcomes: {
      loadProfile: {
        done: [saved, other],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'notFound' },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
        ],
      },
      saveProfile: {
        done: [{ ...form, version: 'three' }],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'stale', message: 'Changed.' },
          { kind: 'conflict', code: null, message: 'Something else.' },
          { kind: 'invalid', message: taken, fields: { username: [taken] }, jwt: null },
        ],
      },
    },
  },
  equivalents: {
    'missing action @ editing|form.edit|0: without storeEdit (1)':
      'what is typed is what stands there already',
    'missing action @ updated|form.edit|0: without storeEdit (1)':
      'what is typed is what stands there already',
  },
  gestures: {
    'form.edit': async (person, event) => {
      await person.fill('Username', event.form.username);
      await person.fill('About me', event.form.about);
      await person.fill('Display name', event.form.displayName);
    },
    'form.submit': (person) => person.press('Save'),
    'form.discard': (person) => person.press('Discard'),
    'version.load': (person) => person.press('Load that'),
    'version.keep': (person) => person.press('Keep mine'),
    'profile.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.sees('Loading your profile'),
    failed: (person) => person.sees(t('settings.profileSettings.failed')),
    absent: (person) => person.sees('Loading your profile'),
    editing: (person, { context }) => person.seesValue('Username', context.saved.username),
    unsaved: async (person) => {
      await person.sees(t('settings.frame.unsaved'));
      await person.seesEnabled('button', 'Save');
    },
    saving: (person) => person.seesBusy('button', 'Save'),
    comparing: (person) => person.seesBusy('button', 'Save'),
    stale: (person) => person.sees(t('settings.changedElsewhere.title')),
    rejected: async (person, { context }) => {
      if (context.failure?.kind === 'invalid')
        await person.sees(pattern('auth.username.problems.taken'));
      else await person.seesRole('alert');
      await person.seesEnabled('button', 'Save');
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: (person) => person.sees('Your info has been updated!'),
  },
});
