import { assign, emit, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import { whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { lazyPort } from '../lib/port.ts';
import { loadExplore } from './explore.ports.ts';
import type * as Types from './explore.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';

type Moved = Extract<Types.ExploreEvent, { type: 'location.changed' }>;

/** The words that an address looks for. */
export const wordsOf = (query: Readonly<Record<string, string>>): Types.ExploreRequest => ({
  words: query['q']?.trim() ?? '',
});
const moved = ({ event }: { event: Moved }) => wordsOf(event.location.query);

/** The public page for guests: public posts and the people who made them. */
export const exploreMachine = setup({
  types: {
    context: {} as Types.ExploreContext,
    input: {} as Types.ExploreInput,
    events: {} as Types.ExploreEvent,
    emitted: {} as Types.ExploreEmitted,
    children: {} as { loadExplore: 'loadExplore'; actions: 'actions' },
  },
  actors: { loadExplore, actions: lazyPort<typeof postActionsMachine>('actions') },
  guards: {
    isOther: ({ context }, { words }: Types.ExploreRequest) => words !== context.words,
    isEmpty: (_, params: { items: readonly Types.ExploreItem[] }) => params.items.length === 0,
  },
  actions: {
    listenToActions: ({ context, self }) => forwardEmits(context.actions, self),
    notifyActions: sendTo('actions', (_, event: LikeChanged | PurchaseSettled) => event),
    forward: emit((_, { emitted }: { emitted: Types.ExploreEmitted }) => emitted),
    storeWords: assign((_, params: Types.ExploreRequest) => params),
    storeItems: assign((_, params: { items: readonly Types.ExploreItem[] }) => ({
      items: params.items,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'explore',
  description: 'A visitor looks at public posts and the people who made them.',
  meta: { requirement: 'spec §1 explore' },
  context: ({ input: { words, viewerId }, spawn }) => ({
    words,
    items: [],
    failure: null,
    actions: spawn('actions', { id: 'actions', input: { viewerId, place: 'explore' } }),
  }),
  initial: 'loading',
  entry: 'listenToActions',
  on: {
    'like.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'purchase.settled': { actions: { type: 'notifyActions', params: eventOf } },
    'child.emitted': { actions: { type: 'forward', params: eventOf } },
    'location.changed': {
      guard: { type: 'isOther', params: moved },
      target: '.loading',
      actions: { type: 'storeWords', params: moved },
    },
  },
  states: {
    loading: {
      description: 'Public posts are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadExplore',
        src: 'loadExplore',
        input: ({ context }) => ({ words: context.words }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ items: event.output }) },
            target: 'empty',
          },
          {
            target: 'showing',
            actions: { type: 'storeItems', params: ({ event }) => ({ items: event.output }) },
          },
        ],
        onError: whenUnread('failed'),
      },
    },
    showing: { description: 'Posts and people are shown.' },
    empty: { description: 'Nobody has posted anything public yet, or nothing fits the words.' },
    failed: {
      description: 'The server gave nothing to show; the visitor may try again.',
      on: { 'explore.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
