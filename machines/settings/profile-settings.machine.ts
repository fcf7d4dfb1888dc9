import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { countdown, whenThrottled, whenUnanswered } from '../lib/submission.ts';
import { profileSettingsSetup } from './profile-settings.setup.ts';
import type { ProfileForm } from './profile-settings.types.ts';

const nothing: ProfileForm = { displayName: '', username: '', about: '' };
const store = { type: 'storeEdit', params: eventOf } as const;
const storeSaved = { type: 'storeSaved', params: outputOf<ProfileForm> } as const;
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
/** Nothing differs from what is saved. */
const unchanged = {
  'form.edit': [undone, { target: 'unsaved', actions: store }],
} as const;

/** Name, username and the words about oneself: changed, and saved when the member says so. */
export const profileSettingsMachine = profileSettingsSetup.createMachine({
  id: 'profileSettings',
  description: 'A member changes what others read of them on their profile.',
  meta: {
    requirement: 'spec §2 settings profile; issue 19 profile; contract §8.7 PUT /me/profile',
  },
  context: ({ spawn }) => ({
    name: spawn('username', { id: 'username' }),
    saved: nothing,
    form: nothing,
    fill: 0,
    failure: null,
    secondsLeft: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'editing', actions: storeSaved },
        onError: [
          whenSessionOver('failed'),
          { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    failed: {
      description: 'The profile could not be read, so nothing can be changed.',
      on: {
        'profile.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
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
        input: ({ context }) => context.form,
        onDone: { target: 'updated', actions: [storeSaved, 'announceUpdate'] },
        onError: [
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          whenSessionOver('unsaved'),
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    rejected: {
      description: 'Something was refused, and the reason stands beside its field.',
      meta: { requirement: 'spec §8 messages' },
      on: changed,
    },
    lockedOut: {
      description: 'Too many attempts: the block waits and counts the seconds down.',
      after: countdown('lockedOut', 'unsaved'),
      on: { 'form.edit': { actions: store } },
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: changed,
    },
    updated: {
      description: 'What was typed is saved, and a message says so for a moment.',
      after: { moment: { target: 'editing' } },
      on: unchanged,
    },
  },
});
