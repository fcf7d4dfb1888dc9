import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { overviewMachine } from './overview.machine.ts';
import { areSame, filtersOf, noFilters, paymentsPath } from './payment-filters.ts';
import { refreshed, started, withNext } from './payment-pages.ts';
import { loadPayments } from './payments.ports.ts';
import type * as Types from './payments.types.ts';

type Context = Types.PaymentsContext;
type Page = { page: Types.PaymentsPage };
type Narrowed = { filters: Partial<Types.PaymentFilters> };
type Moved = Extract<Types.PaymentsEvent, { type: 'location.changed' }>;
type Typed = { text: string };

const at =
  (cursor: (context: Context) => string | null) =>
  ({ context }: { context: Context }): Types.PaymentsAsked => ({
    side: context.side,
    filters: context.filters,
    cursor: cursor(context),
  });
const start = at(() => null);
const next = at((context) => context.cursor);
const moved = ({ context, event }: { context: Context; event: Moved }) => ({
  filters: filtersOf(context.side, event.location.query),
});

/** What came to a member, or what they paid, with the sums above. */
export const paymentsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PaymentsInput,
    events: {} as Types.PaymentsEvent,
    emitted: {} as Types.PaymentsEmitted,
    children: {} as {
      loadPayments: 'loadPayments';
      loadMore: 'loadPayments';
      refreshPayments: 'loadPayments';
      overview: 'overview';
    },
  },
  actors: { loadPayments, overview: overviewMachine },
  guards: {
    isOther: ({ context }, { filters }: Narrowed) =>
      !areSame(context.side, context.filters, { ...context.filters, ...filters }),
    isEmpty: ({ context }) => context.payments.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    isSessionOver: (_, { failure }: { failure: Failure }) => failure.kind === 'unauthenticated',
  },
  actions: {
    listenToOverview: ({ context, self }) => forwardEmits(context.overview, self),
    storeFilters: assign(({ context }, { filters }: Narrowed) => ({
      filters: { ...context.filters, ...filters },
    })),
    storeSearch: assign(({ context }, { text }: Typed) => ({
      filters: { ...context.filters, search: text },
    })),
    clearFilters: assign({ filters: noFilters }),
    dropPayments: assign({ payments: [], cursor: null }),
    replacePayments: assign((_, { page }: Page) => started(page)),
    appendPayments: assign(({ context }, { page }: Page) => withNext(context, page)),
    refreshPayments: assign(({ context }, { page }: Page) => refreshed(context, page)),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    refreshOverview: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('overview', { type: 'overview.refresh' });
    }),
    /** The address is where the filters are kept: a reload, Back and a copied link find them. */
    requestLocation: emit(({ context: { side, filters } }) => ({
      type: 'location.requested' as const,
      path: paymentsPath(side, filters),
      replace: true as const,
    })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'payments',
  description: 'A member looks through what came to them or what they paid.',
  meta: { requirement: 'spec §2 billing; contract §8.5; peers §2.11 received and sent' },
  context: ({ input, spawn }) => ({
    ...input,
    overview: spawn('overview', { id: 'overview' }),
    payments: [],
    cursor: null,
    totals: null,
    people: [],
    csv: null,
    failure: null,
  }),
  entry: 'listenToOverview',
  initial: 'loading',
  on: {
    'location.changed': {
      guard: { type: 'isOther', params: moved },
      target: '.loading',
      actions: [{ type: 'storeFilters', params: moved }, 'dropPayments'],
    },
    'filters.change': {
      guard: { type: 'isOther', params: eventOf },
      target: '.loading',
      actions: [{ type: 'storeFilters', params: eventOf }, 'dropPayments', 'requestLocation'],
    },
    'filters.clear': {
      target: '.loading',
      actions: ['clearFilters', 'dropPayments', 'requestLocation'],
    },
    'search.change': { target: '.typing', actions: { type: 'storeSearch', params: eventOf } },
    'child.emitted': { actions: 'announceExpiry' },
    'connection.restored': { actions: 'refreshOverview' },
    'payment.updated': { actions: 'refreshOverview' },
  },
  states: {
    loading: {
      description: 'The first payments are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPayments',
        src: 'loadPayments',
        input: start,
        onDone: { target: 'listed', actions: { type: 'replacePayments', params: pageOf } },
        onError: [whenSessionOver('failed'), whenUnread('failed')],
      },
    },
    typing: {
      description: 'Words are being typed; the list stays until they rest.',
      after: {
        debounce: { target: 'loading', actions: ['dropPayments', 'requestLocation'] },
      },
    },
    listed: {
      description: 'Payments are shown, or that there are none.',
      initial: 'sorting',
      on: {
        'payment.updated': { target: '.refreshing', actions: 'refreshOverview' },
        'purchase.settled': { target: '.refreshing', actions: 'refreshOverview' },
        'connection.lived': { target: '.refreshing', actions: 'refreshOverview' },
      },
      states: {
        sorting: {
          description: 'What has come says where it goes on.',
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasMore', target: 'resting' },
            { target: 'exhausted' },
          ],
        },
        resting: {
          description: 'Payments are shown and there are more.',
          on: { 'end.approach': { target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The reader came near the end; the next page is on its way.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadMore',
            src: 'loadPayments',
            input: next,
            onDone: { target: 'sorting', actions: { type: 'appendPayments', params: pageOf } },
            onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
          },
        },
        exhausted: { description: 'All that is asked for is shown.' },
        empty: { description: 'Nothing is there; it says what would be, or shows all again.' },
        interrupted: {
          description: 'The next page did not come; a row offers to try again.',
          on: {
            'payments.retry': { target: 'loadingMore' },
            'connection.restored': { target: 'loadingMore', actions: 'refreshOverview' },
          },
        },
        refreshing: {
          description:
            'Something may be another way by now: the first page is read behind the list.',
          invoke: {
            id: 'refreshPayments',
            src: 'loadPayments',
            input: start,
            onDone: { target: 'sorting', actions: { type: 'refreshPayments', params: pageOf } },
            onError: [whenSessionOver('sorting'), { target: 'sorting' }],
          },
        },
      },
    },
    failed: {
      description: 'The payments could not be read at all.',
      on: {
        'payments.retry': { target: 'loading' },
        'connection.restored': { target: 'loading', actions: 'refreshOverview' },
      },
    },
  },
});
