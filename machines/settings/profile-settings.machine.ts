import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { changedElsewhereStates, whenChangedElsewhere } from '../parts/changed-elsewhere.ts';
import { noAttempt, refusedStates, whenRefusedTo } from '../parts/submission.ts';
import { reload, resourceStates } from '../parts/resource.ts';
import { profileSettingsSetup } from './profile-settings.setup.ts';
import type { ProfileForm, SavedProfile } from './profile-settings.types.ts';

const nothing: ProfileForm = { displayName: '', username: '', about: '', country: null };
const store = { type: 'storeEdit', params: eventOf } as const;
const storeSaved = { type: 'storeSaved', params: outputOf<SavedProfile> } as const;
const undone = {
  guard: { type: 'isSaved', params: eventOf },
  target: 'editing',
  actions: store,
} as const;
const discarding = { target: 'editing', actions: ['discardEdit', 'settleName'] } as const;
/** A change that is not saved; what is typed on leaves the state as it is. */
const changed = {
  'form.edit': [undone, { actions: store }],
  'form.submit': { target: 'saving' },
  'form.discard': discarding,
} as const;
/** Transitions while the form equals the saved profile. */
const unchanged = {
  'form.edit': [undone, { target: 'unsaved', actions: store }],
} as const;
const refused = refusedStates('unsaved', changed);

/** Name, username and the words about oneself: changed, and saved when the member says so. */
export const profileSettingsMachine = profileSettingsSetup.createMachine({
  id: 'profileSettings',
  description: 'A member changes what others read of them on their profile.',
  meta: {
    requirement: 'spec §2 settings profile; issue 19 profile; contract §8.7 PUT /me/profile',
  },
  context: ({ spawn }) => ({
    name: spawn('username', { id: 'username' }),
    countries: spawn('countries', { id: 'countries' }),
    saved: { ...nothing, version: null },
    other: null,
    form: nothing,
    fill: 0,
    ...noAttempt,
  }),
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadProfile' },
      descriptions: {
        loading: 'The profile is on its way; skeletons stand in its place.',
        failed: 'The profile could not be read, so nothing can be changed.',
      },
      read: { target: 'editing', actions: storeSaved },
      refused: [{ guard: { type: 'isGone', params: failureOf }, target: 'absent' }],
      on: { 'profile.retry': reload, 'connection.restored': reload },
    }),
    absent: {
      description: 'The server knows no such profile, so Fortify’s own route takes over.',
      entry: 'announceAbsence',
    },
    editing: {
      description: 'The fields show what is saved.',
      entry: 'clearFailure',
      on: unchanged,
    },
    unsaved: {
      description: 'Something differs from what is saved, and the block says so.',
      on: changed,
    },
    saving: {
      description: 'The server is saving the fields, which cannot be changed meanwhile.',
      tags: 'busy',
      entry: ['clearFailure', 'settleName'],
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { form, saved } }) => ({ ...form, version: saved.version }),
        onDone: { target: 'updated', actions: [storeSaved, 'announceUpdate'] },
        onError: [whenChangedElsewhere, ...whenRefusedTo('unsaved')],
      },
    },
    ...changedElsewhereStates('loadProfile'),
    ...refused,
    lockedOut: { ...refused.lockedOut, on: { 'form.edit': { actions: store } } },
    updated: {
      description: 'What was typed is saved, and a message says so for a moment.',
      after: { moment: { target: 'editing' } },
      on: unchanged,
    },
  },
});
