import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import { withPageBy } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { lazyPort, machinePort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { noPages, pagedGuards, pagedStates, replaced } from '../parts/paged-list.ts';
import type { followsMachine } from '../people/follows.machine.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { suggestionsMachine } from '../people/suggestions.machine.ts';
import { explorePath, searchOf } from './explore-address.ts';
import { loadExplore } from './explore.ports.ts';
import type * as Types from './explore.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import { recentSearchesMachine } from './recent-searches.machine.ts';

type ForActions = LikeChanged | PurchaseSettled | PostChanged;
type Moved = Extract<Types.ExploreEvent, { type: 'location.changed' }>;
type Page = { page: Types.ExplorePage };

const moved = ({ event }: { event: Moved }) => searchOf(event.location.query);
const keyOf = ({ type, item }: Types.ExploreItem) => `${type} ${item.id}`;
const list = pagedStates({
  load: 'loadExplore',
  what: 'posts and people',
  input: ({ words, kind, order }: Types.ExploreContext, cursor): Types.ExploreRequest => ({
    words,
    kind,
    order,
    cursor,
  }),
});
/** Another search begins at its first page. */
const begin = { target: '.loading', actions: ['dropItems', 'requestLocation'] } as const;

/** The public page for guests: public posts and the people who made them. */
export const exploreMachine = setup({
  types: {
    context: {} as Types.ExploreContext,
    input: {} as Types.ExploreInput,
    events: {} as Types.ExploreEvent,
    emitted: {} as Types.ExploreEmitted,
    children: {} as {
      loadFirst: 'loadExplore';
      loadMore: 'loadExplore';
      actions: 'actions';
      follows: 'follows';
      suggestions: 'suggestions';
      recent: 'recent';
    },
  },
  actors: {
    loadExplore,
    actions: lazyPort<typeof postActionsMachine>('actions'),
    follows: machinePort<typeof followsMachine>('follows'),
    suggestions: lazyPort<typeof suggestionsMachine>('suggestions'),
    recent: recentSearchesMachine,
  },
  guards: {
    isOther: (
      { context }: { context: Types.ExploreContext },
      { words, kind, order }: Types.ExploreSearch,
    ) => words !== context.words || kind !== context.kind || order !== context.order,
    isEmpty: pagedGuards.isEmpty,
    hasMore: ({ context }: { context: Types.ExploreContext }) =>
      context.isPaged && context.cursor !== null,
  },
  actions: {
    notifyActions: sendTo('actions', (_, event: ForActions) => event),
    notifyPeople: enqueueActions(
      ({ context: { follows, suggestions }, enqueue }, event: RelationChanged) => {
        if (follows) enqueue.sendTo(follows, event);
        if (suggestions) enqueue.sendTo(suggestions, event);
      },
    ),
    noteSearch: enqueueActions(({ context: { recent, words, entries }, enqueue }) => {
      if (recent && words !== '' && entries.length > 0)
        enqueue.sendTo(recent, { type: 'search.found', words });
    }),
    suggestPeople: assign(({ context: { words, viewerId, suggestions }, spawn, self }) => ({
      suggestions:
        suggestions ??
        (words === '' || viewerId === null
          ? null
          : childOf(self, spawn('suggestions', { id: 'suggestions' }))),
    })),
    forward: emit(emittedOf<Types.ExploreEmitted>),
    storeSearch: assign((_, { words, kind, order }: Types.ExploreSearch) => ({
      words,
      kind,
      order,
      typed: words,
    })),
    storeTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    storeOrder: assign((_, { order }: { order: Types.ExploreOrder }) => ({ order })),
    storeKind: assign((_, { kind }: { kind: Types.ExploreKind }) => ({ kind })),
    takeTyped: assign(({ context }) => ({ words: context.typed.trim() })),
    clearWords: assign({ words: '', typed: '' }),
    dropItems: assign({ entries: [], cursor: null }),
    replacePage: assign((paged, params: Page) => ({
      ...replaced(paged, params),
      counts: params.page.counts,
    })),
    appendPage: assign(({ context }, { page }: Page) => ({
      entries: withPageBy(keyOf, context.entries, page.entries),
      cursor: page.cursor,
    })),
    requestLocation: emit(({ context }) => ({
      type: 'location.requested' as const,
      path: explorePath(context),
      replace: true as const,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'explore',
  description: 'A visitor looks at public posts and the people who made them.',
  meta: { requirement: 'spec §1 explore' },
  context: ({ input: { words, kind, order, viewerId, isPaged }, spawn, self }) => ({
    words,
    kind,
    order,
    typed: words,
    isPaged,
    viewerId,
    counts: null,
    ...noPages,
    actions: childOf(
      self,
      spawn('actions', { id: 'actions', input: { viewerId, place: 'explore' } }),
    ),
    follows: isPaged ? childOf(self, spawn('follows', { id: 'follows' })) : null,
    recent: isPaged ? childOf(self, spawn('recent', { id: 'recent', input: { viewerId } })) : null,
    suggestions: null,
  }),
  initial: 'loading',
  on: {
    'like.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'purchase.settled': { actions: { type: 'notifyActions', params: eventOf } },
    'post.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'relation.changed': { actions: { type: 'notifyPeople', params: eventOf } },
    ...forwarding,
    'location.changed': {
      guard: { type: 'isOther', params: moved },
      target: '.loading',
      actions: [{ type: 'storeSearch', params: moved }, 'dropItems'],
    },
    'search.change': { target: '.typing', actions: { type: 'storeTyped', params: eventOf } },
    'search.clear': { ...begin, actions: ['clearWords', ...begin.actions] },
    'order.choose': {
      ...begin,
      actions: [{ type: 'storeOrder', params: eventOf }, 'takeTyped', ...begin.actions],
    },
    'kind.choose': {
      ...begin,
      actions: [{ type: 'storeKind', params: eventOf }, 'takeTyped', ...begin.actions],
    },
  },
  states: {
    ...list,
    sorting: { ...list.sorting, entry: 'noteSearch' },
    empty: { ...list.empty, entry: 'suggestPeople' },
    typing: {
      description: 'Words are being typed; what was found before stays until they rest.',
      after: {
        debounce: { target: 'loading', actions: ['takeTyped', 'dropItems', 'requestLocation'] },
      },
    },
  },
});
