import { assign, emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import { relationListMachine } from './relation-list.machine.ts';
import type { RelationListEmitted, RelationListEvent } from './relation-list.types.ts';
import { countPeople } from './relations.ports.ts';
import type {
  RelationsContext,
  RelationsEmitted,
  RelationsEvent,
  RelationsInput,
} from './relations.types.ts';
import type { RelationCounts } from './relation.types.ts';

type Emitted = { emitted: RelationListEmitted };

/** A screen of lists that are tabs: the one that the address names, and how many each has. */
export const relationsMachine = setup({
  types: {
    context: {} as RelationsContext,
    input: {} as RelationsInput,
    events: {} as RelationsEvent,
    emitted: {} as RelationsEmitted,
    children: {} as { people: 'people'; countPeople: 'countPeople' },
  },
  actors: { people: relationListMachine, countPeople },
  guards: {
    isListSettled: (_, { emitted }: Emitted) => emitted.type === 'list.settled',
    isForApp: (_, { emitted }: Emitted) => emitted.type !== 'list.settled',
  },
  actions: {
    notifyPeople: sendTo(
      ({ context }) => context.people,
      (_, event: RelationListEvent) => event,
    ),
    storeCounts: assign((_, params: { counts: RelationCounts }) => params),
    forward: emit((_, { emitted }: Emitted) => emitted as RelationsEmitted),
  },
}).createMachine({
  id: 'relations',
  description: 'A member looks at one of the lists of an area; the others are tabs beside it.',
  meta: { requirement: 'spec §2 interests, audience' },
  context: ({ input, spawn, self }) => ({
    list: input.list,
    people: childOf(self, spawn('people', { id: 'people', input: { list: input.list } })),
    counts: null,
  }),
  initial: 'awaiting',
  on: {
    'relation.changed': {
      target: '.counting',
      reenter: true,
      actions: { type: 'notifyPeople', params: eventOf },
    },
    'connection.caughtUp': { actions: { type: 'notifyPeople', params: eventOf } },
    'connection.restored': { actions: { type: 'notifyPeople', params: eventOf } },
    'dialog.answered': { actions: { type: 'notifyPeople', params: eventOf } },
    'child.emitted': {
      guard: { type: 'isForApp', params: eventOf },
      actions: { type: 'forward', params: eventOf },
    },
  },
  states: {
    awaiting: {
      description: 'The list that is open comes first.',
      on: {
        'child.emitted': {
          guard: { type: 'isListSettled', params: eventOf },
          target: 'counting',
        },
      },
    },
    counting: {
      description: 'The numbers of the tabs are on their way; those known before stay meanwhile.',
      invoke: {
        id: 'countPeople',
        src: 'countPeople',
        onDone: {
          target: 'counted',
          actions: { type: 'storeCounts', params: ({ event }) => ({ counts: event.output }) },
        },
        onError: { target: 'uncounted' },
      },
    },
    counted: { description: 'Every tab says how many people it has.' },
    uncounted: { description: 'The numbers did not come; the tabs do without.' },
  },
});
