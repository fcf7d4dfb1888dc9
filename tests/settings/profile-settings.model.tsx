import { usernameMachine } from '#machines/auth/username.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { ProfileSettingsView } from '#src/views/settings/profile-settings.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

const saved = { displayName: 'Ada', username: 'ada', about: 'Ceramics.' };
const form = { displayName: 'Ada B.', username: 'ada-b', about: 'Ceramics, and glazes.' };
const taken = 'The username has already been taken.';

export default defineModel({
  machine: profileSettingsMachine,
  View: ProfileSettingsView,
  children: { username: usernameMachine },
  cases: {
    events: { 'form.edit': [{ form }, { form: saved }] },
    outcomes: {
      loadProfile: {
        done: [saved],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      saveProfile: {
        done: [form],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: taken, fields: { username: [taken] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.edit': async (person, event) => {
      await person.fill('Username', event.form.username);
      await person.fill('About me', event.form.about);
      await person.fill('Display name', event.form.displayName);
    },
    'form.submit': (person) => person.press('Save'),
    'form.discard': (person) => person.press('Discard'),
    'profile.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.sees('Loading your profile'),
    failed: (person) => person.sees('We could not load your profile.'),
    editing: (person, { context }) => person.seesValue('Username', context.saved.username),
    unsaved: async (person) => {
      await person.sees('Not saved yet');
      await person.seesEnabled('button', 'Save');
    },
    saving: (person) => person.seesBusy('button', 'Save'),
    rejected: async (person) => {
      await person.sees(/has this username already/);
      await person.seesEnabled('button', 'Save');
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save');
    },
    unreachable: (person) => person.sees(/could not reach/),
    updated: (person) => person.sees('Your info has been updated!'),
  },
});
