import { assign, sendTo, setup, stateIn } from 'xstate';
import type { LazyActorRef } from '../lib/lazy-logic.types.ts';
import { holdRoom } from './presence.ports.ts';
import type { PresenceContext, PresenceEvent, PresenceInput } from './presence.types.ts';

/** Presence and typing of the other one of a chat, and sharing the viewer's typing. */
export const presenceMachine = setup({
  types: {
    context: {} as PresenceContext,
    input: {} as PresenceInput,
    events: {} as PresenceEvent,
    children: {} as { holdRoom: 'holdRoom' },
  },
  actors: { holdRoom },
  guards: {
    isThere: (_, { isHere }: { isHere: boolean }) => isHere,
    /** Typing is sent only while the other one is present, never over a socket that is down. */
    isSeen: stateIn({ peer: 'here' }),
  },
  actions: {
    announceTyping: sendTo('holdRoom', { type: 'typing.announce' }),
    rejoin: sendTo('holdRoom', { type: 'room.rejoin' }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    forgetRefusals: assign({ refusals: 0 }),
  },
  delays: {
    /** Typing expires unless it is sent again, which happens well before. */
    fading: 6_000,
    pause: 3_000,
    /** Exponential backoff: a server that keeps refusing is not polled. */
    backoff: ({ context }) => Math.min(2_000 * 2 ** context.refusals, 300_000),
    /** A signature that the broker rejects gets no answer: this timeout counts as a refusal. */
    patience: ({ context }) => Math.min(10_000 * 2 ** context.refusals, 300_000),
  },
}).createMachine({
  id: 'presence',
  description: 'Two members of a chat see each other come, go and write.',
  meta: { requirement: 'contract §3.3 client events, presence' },
  context: ({ input }) => ({ ...input, refusals: 0 }),
  invoke: { id: 'holdRoom', src: 'holdRoom', input: ({ context }) => context },
  type: 'parallel',
  states: {
    peer: {
      description: 'What is known of the other one.',
      initial: 'unknown',
      on: {
        'room.joined': [
          {
            guard: { type: 'isThere', params: ({ event: { isHere } }) => ({ isHere }) },
            target: '.here',
          },
          { target: '.away' },
        ],
        'room.lost': { target: '.unknown' },
        'room.refused': { target: '.unknown' },
      },
      states: {
        unknown: { description: 'The channel of the two does not stand: nothing is claimed.' },
        away: {
          description: 'The other one does not look at this chat.',
          on: { 'peer.entered': { target: 'here' } },
        },
        here: {
          description: 'The other one has this chat open.',
          initial: 'idle',
          on: { 'peer.left': { target: 'away' } },
          states: {
            idle: {
              description: 'They do not write at the moment.',
              on: { 'peer.typed': { target: 'typing' } },
            },
            typing: {
              description: 'They write; it expires unless it is sent again.',
              after: { fading: { target: 'idle' } },
              on: {
                'peer.typed': { target: 'typing', reenter: true },
                'peer.paused': { target: 'idle' },
              },
            },
          },
        },
      },
    },
    entrance: {
      description: 'Whether the server lets this member into the channel of the two.',
      initial: 'waiting',
      on: {
        'room.asked': { target: '.asking' },
        'room.joined': { target: '.granted', actions: 'forgetRefusals' },
        'room.lost': { target: '.waiting' },
        'room.refused': { target: '.refused', actions: 'countRefusal' },
      },
      states: {
        waiting: { description: 'The question goes out with the socket.' },
        asking: {
          description: 'The question is on its way; without an answer it is asked again.',
          meta: { requirement: 'contract §3.5' },
          after: {
            patience: { target: 'asking', reenter: true, actions: ['countRefusal', 'rejoin'] },
          },
        },
        granted: { description: 'The channel stands.' },
        refused: {
          description: 'The server said no; it is asked again after a while, later each time.',
          meta: { requirement: 'contract §3.5' },
          after: { backoff: { target: 'asking', actions: 'rejoin' } },
        },
      },
    },
    own: {
      description: 'What is sent to the other one about the viewer.',
      initial: 'silent',
      states: {
        silent: {
          description: 'No typing was sent in the last moments.',
          on: { 'words.type': { guard: 'isSeen', target: 'announced', actions: 'announceTyping' } },
        },
        announced: {
          description: 'It was just sent: more keystrokes send nothing.',
          after: { pause: { target: 'silent' } },
        },
      },
    },
  },
});

export type PresenceRef = LazyActorRef<typeof presenceMachine>;
