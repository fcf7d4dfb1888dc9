import { assign, emit, enqueueActions, setup, stopChild } from 'xstate';
import { machinePort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import type { profileMachine } from '../people/profile.machine.ts';
import type { ProfileEvent } from '../people/profile.types.ts';
import { listenToEvents } from './chat-person.ports.ts';
import type * as Types from './chat-person.types.ts';

type Named = { username: string };
type Wrapped = { appEvent: { readonly type: string } };

/** The app's events that are about people; what was paid for may have changed how the two stand. */
const profileEventOf = ({ appEvent }: Wrapped): ProfileEvent | null => {
  const { type } = appEvent;
  if (type === 'purchase.settled') return { type: 'connection.caughtUp' };
  if (type !== 'relation.changed' && type !== 'connection.caughtUp' && type !== 'dialog.answered')
    return null;
  return appEvent as ProfileEvent;
};

/** Beside the open chat: who the other one is, and what can be done between the two. */
export const chatPersonMachine = setup({
  types: {
    context: {} as Types.ChatPersonContext,
    input: {} as Types.ChatPersonInput,
    events: {} as Types.ChatPersonEvent,
    emitted: {} as Types.ChatPersonEmitted,
    children: {} as { listenToEvents: 'listenToEvents'; profile: 'profile' },
  },
  actors: { listenToEvents, profile: machinePort<typeof profileMachine>('profile') },
  guards: { isOfPeople: (_, wrapped: Wrapped) => profileEventOf(wrapped) !== null },
  actions: {
    openProfile: assign(({ context: { viewerId }, spawn, self }, { username }: Named) => ({
      profile: childOf(self, spawn('profile', { id: 'profile', input: { viewerId, username } })),
    })),
    closeProfile: assign({ profile: null }),
    stopProfile: stopChild('profile'),
    notifyProfile: enqueueActions(({ context: { profile }, enqueue }, wrapped: Wrapped) => {
      const event = profileEventOf(wrapped);
      if (profile && event) enqueue.sendTo(profile, event);
    }),
    forward: emit(emittedOf<Types.ChatPersonEmitted>),
  },
}).createMachine({
  id: 'chatPerson',
  description: 'Shows who the other one of a chat is, for as long as a member wants to see it.',
  meta: { requirement: 'spec §2 messages: user card' },
  context: ({ input }) => ({ viewerId: input.viewerId, profile: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the messages are shown.',
      on: {
        'person.open': {
          target: 'open',
          actions: { type: 'openProfile', params: ({ event: { username } }) => ({ username }) },
        },
      },
    },
    open: {
      description: 'The card of the other one stands beside the messages, and follows events.',
      invoke: { id: 'listenToEvents', src: 'listenToEvents' },
      exit: ['stopProfile', 'closeProfile'],
      on: {
        'person.close': { target: 'closed' },
        'app.event': {
          guard: { type: 'isOfPeople', params: ({ event: { appEvent } }) => ({ appEvent }) },
          actions: { type: 'notifyProfile', params: ({ event: { appEvent } }) => ({ appEvent }) },
        },
        ...forwarding,
      },
    },
  },
});
