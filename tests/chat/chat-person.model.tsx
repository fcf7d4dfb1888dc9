import { fromPromise } from 'xstate';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { ChatPersonView } from '#src/views/chat/chat-person.view.tsx';
import { viewerId } from '#stories/chat/chat.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

/** The person is on the way, and stays there. */
const silent = fromPromise<Profile, { username: string }>(() => new Promise(() => {}));

export default defineModel({
  machine: chatPersonMachine,
  View: ChatPersonView,
  children: { profile: profileMachine.provide({ actors: { loadProfile: silent } }) },
  input: { viewerId },
  cases: {
    events: {
      'person.open': [{ username: 'ada' }],
      'app.event': [
        { appEvent: { type: 'connection.caughtUp' } },
        { appEvent: { type: 'unread.changed' } },
      ],
      'child.emitted': [{ emitted: { type: 'access.changed' } }],
    },
  },
  gestures: {
    /** The button stands in the head of the chat: tests/e2e/chat-person.e2e.ts. */
    'person.open': byChart,
    'person.close': byChart,
    'app.event': byPort,
    'child.emitted': byChart,
  },
  sightings: {
    closed: (person) => person.seesNot(/profile/),
    open: (person) => person.seesRole('status'),
  },
});
