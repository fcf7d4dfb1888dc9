import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf } from '../lib/params.ts';
import {
  firstPageStates,
  noPages,
  pagedGuards,
  pageStates,
  refreshStates,
} from '../parts/paged-list.ts';
import { readAnew } from '../parts/resource.ts';
import { overviewMachine } from './overview.machine.ts';
import { areSame, filtersOf, noFilters, paymentsPath } from './payment-filters.ts';
import { appended, refreshed, replaced } from './payment-pages.ts';
import { loadPayments } from './payments.ports.ts';
import type * as Types from './payments.types.ts';

type Context = Types.PaymentsContext;
type Page = { page: Types.PaymentsPage };
type Narrowed = { filters: Partial<Types.PaymentFilters> };
type Moved = Extract<Types.PaymentsEvent, { type: 'location.changed' }>;
type Typed = { text: string };

const list = {
  load: 'loadPayments',
  what: 'payments',
  input: ({ side, filters }: Context, cursor: string | null): Types.PaymentsAsked => ({
    side,
    filters,
    cursor,
  }),
} as const;
const anew = { ...readAnew, actions: 'refreshOverview' } as const;
const first = firstPageStates(list, 'listed', {
  'payment.updated': anew,
  'purchase.settled': anew,
  'connection.caughtUp': anew,
});
const pages = pageStates(list);
const moved = ({ context, event }: { context: Context; event: Moved }) => ({
  filters: filtersOf(context.side, event.location.query),
});

/** Payments that a member received or made, with their totals. */
export const paymentsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PaymentsInput,
    events: {} as Types.PaymentsEvent,
    emitted: {} as Types.PaymentsEmitted,
    children: {} as {
      loadFirst: 'loadPayments';
      loadMore: 'loadPayments';
      refreshFirst: 'loadPayments';
      overview: 'overview';
    },
  },
  actors: { loadPayments, overview: overviewMachine },
  guards: {
    ...pagedGuards,
    isOther: ({ context }: { context: Context }, { filters }: Narrowed) =>
      !areSame(context.side, context.filters, { ...context.filters, ...filters }),
  },
  actions: {
    storeFilters: assign(({ context }, { filters }: Narrowed) => ({
      filters: { ...context.filters, ...filters },
    })),
    storeSearch: assign(({ context }, { text }: Typed) => ({
      filters: { ...context.filters, search: text },
    })),
    clearFilters: assign({ filters: noFilters }),
    dropPayments: assign({ entries: [], cursor: null }),
    replacePage: assign((paged, params: Page) => replaced(paged, params)),
    appendPage: assign((paged, params: Page) => appended(paged, params)),
    refreshPage: assign((paged, params: Page) => refreshed(paged, params)),
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
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'payments',
  description: 'A member looks through what came to them or what they paid.',
  meta: { requirement: 'spec §2 billing; contract §8.5; peers §2.11 received and sent' },
  context: ({ input, spawn }) => ({
    ...input,
    overview: spawn('overview', { id: 'overview' }),
    ...noPages,
    totals: null,
    people: [],
    csv: null,
  }),
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
    'connection.restored': { actions: 'refreshOverview' },
    'payment.updated': { actions: 'refreshOverview' },
  },
  states: {
    loading: first.loading,
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
        'connection.caughtUp': { target: '.refreshing', actions: 'refreshOverview' },
      },
      states: {
        ...pages,
        ...refreshStates(list),
        interrupted: {
          ...pages.interrupted,
          on: {
            ...pages.interrupted.on,
            'connection.restored': { target: 'loadingMore', actions: 'refreshOverview' },
          },
        },
      },
    },
    failed: {
      ...first.failed,
      on: {
        ...first.failed.on,
        'connection.restored': { target: 'loading', actions: 'refreshOverview' },
      },
    },
  },
});
