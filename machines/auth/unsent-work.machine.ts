import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { watchWork } from './unsent-work.ports.ts';
import {
  isFree,
  isSending,
  type UnsentWorkContext,
  type UnsentWorkEvent,
  type UnsentWorkOutput,
  type Work,
} from './unsent-work.types.ts';

type Counted = { work: Work };

const counted = [
  { guard: { type: 'isFree', params: eventOf }, target: 'free' },
  { actions: { type: 'storeWork', params: eventOf } },
] as const;

/** Before a member logs out: what is being sent gets a moment, what is left is named and asked about. */
export const unsentWorkMachine = setup({
  types: {
    context: {} as UnsentWorkContext,
    input: {} as UnsentWorkContext,
    events: {} as UnsentWorkEvent,
    output: {} as UnsentWorkOutput,
    children: {} as { watchWork: 'watchWork' },
  },
  actors: { watchWork },
  guards: {
    isSending: ({ context }) => isSending(context.work),
    isFree: (_, { work }: Counted) => isFree(work),
    isSent: (_, { work }: Counted) => !isSending(work),
  },
  actions: { storeWork: assign((_, { work }: Counted) => ({ work })) },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'unsentWork',
  description: 'Asks before a logout what becomes of what is not sent.',
  meta: { requirement: 'decisions §11 logging out' },
  context: ({ input }) => input,
  output: { kind: 'confirmed', value: null },
  invoke: { id: 'watchWork', src: 'watchWork' },
  on: { 'departure.confirm': { target: '.free' } },
  initial: 'weighing',
  states: {
    weighing: {
      description: 'What there is says whether it is waited for.',
      always: [{ guard: 'isSending', target: 'waiting' }, { target: 'asking' }],
    },
    waiting: {
      description: 'What is being sent in any tab gets five seconds.',
      after: { patience: { target: 'asking' } },
      on: {
        'work.counted': [
          { guard: { type: 'isFree', params: eventOf }, target: 'free' },
          {
            guard: { type: 'isSent', params: eventOf },
            target: 'asking',
            actions: { type: 'storeWork', params: eventOf },
          },
          { actions: { type: 'storeWork', params: eventOf } },
        ],
      },
    },
    asking: {
      description: 'What is not sent is named; the person stays, or leaves all the same.',
      on: { 'work.counted': counted },
    },
    free: { description: 'Nothing keeps the member any longer.', type: 'final' },
  },
});
