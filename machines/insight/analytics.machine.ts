import { assign, emit, sendTo, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { plainResourceStates, readAnew, reload } from '../parts/resource.ts';
import { analyticsFilters, analyticsPath, needsOther } from './analytics-filters.ts';
import { loadReport } from './analytics.ports.ts';
import type { AnalyticsReport } from './analytics-report.types.ts';
import type * as Types from './analytics.types.ts';
import { bestPostsMachine } from './best-posts.machine.ts';

type Changed = { filters: Partial<Types.AnalyticsFilters> };
type Moved = Extract<Types.AnalyticsEvent, { type: 'location.changed' }>;

const moved = ({ event }: { event: Moved }): Changed => ({
  filters: analyticsFilters(event.location.query),
});
const asked = ({ context }: { context: Types.AnalyticsContext }) => ({
  range: context.filters.range,
  group: context.filters.group,
});

const report = outputOf<AnalyticsReport>;
const store = { type: 'storeReport', params: report } as const;
/** Transitions of a report: to `empty` where it has nothing to draw, to `current` otherwise. */
const arrived = <Empty extends string, Current extends string>(empty: Empty, current: Current) =>
  [
    { guard: { type: 'isEmpty', params: report }, target: empty, actions: store },
    { target: current, actions: store },
  ] as const;

/** Analytics of a creator: earnings, sales, followers and subscribers. */
export const analyticsMachine = setup({
  types: {
    context: {} as Types.AnalyticsContext,
    input: {} as Types.AnalyticsInput,
    events: {} as Types.AnalyticsEvent,
    emitted: {} as Types.AnalyticsEmitted,
    children: {} as {
      loadReport: 'loadReport';
      refreshReport: 'loadReport';
      bestPosts: 'bestPosts';
    },
  },
  actors: { loadReport, bestPosts: bestPostsMachine },
  guards: {
    isOtherReport: ({ context }, { filters }: Changed) =>
      needsOther(context.filters, { ...context.filters, ...filters }),
    isOther: ({ context }, { filters }: Changed) =>
      analyticsPath(context.filters) !== analyticsPath({ ...context.filters, ...filters }),
    isEmpty: (_, report: AnalyticsReport) =>
      [report, report.before].every(
        (period) =>
          !period ||
          period.totals.sales + period.totals.followers + period.totals.subscribers === 0,
      ),
  },
  actions: {
    storeFilters: assign(({ context }, { filters }: Changed) => ({
      filters: { ...context.filters, ...filters },
    })),
    storeReport: assign((_, report: AnalyticsReport) => ({ report })),
    dropReport: assign({ report: null }),
    /** The address is where the choice is kept: a reload, Back and a copied link find it. */
    requestLocation: emit(({ context }) => ({
      type: 'location.requested' as const,
      path: analyticsPath(context.filters),
      replace: true as const,
    })),
    passRange: sendTo('bestPosts', ({ context }) => ({
      type: 'range.changed' as const,
      range: context.filters.range,
    })),
    refreshPosts: sendTo('bestPosts', { type: 'posts.refresh' }),
  },
}).createMachine({
  id: 'analytics',
  description: 'A creator sees what came in a range of days, and what came in as many before.',
  meta: { requirement: 'issue 21 analytics; spec §2 /analytics; contract §8.6' },
  context: ({ input, spawn }) => ({
    ...input,
    bestPosts: spawn('bestPosts', {
      id: 'bestPosts',
      input: { range: input.filters.range },
    }),
    report: null,
  }),
  initial: 'loading',
  on: {
    'location.changed': [
      {
        guard: { type: 'isOtherReport', params: moved },
        target: '.loading',
        actions: [{ type: 'storeFilters', params: moved }, 'dropReport', 'passRange'],
      },
      {
        guard: { type: 'isOther', params: moved },
        actions: { type: 'storeFilters', params: moved },
      },
    ],
    'filters.change': [
      {
        guard: { type: 'isOtherReport', params: eventOf<Changed> },
        target: '.loading',
        actions: [
          { type: 'storeFilters', params: eventOf<Changed> },
          'dropReport',
          'passRange',
          'requestLocation',
        ],
      },
      {
        guard: { type: 'isOther', params: eventOf<Changed> },
        actions: [{ type: 'storeFilters', params: eventOf<Changed> }, 'requestLocation'],
      },
    ],
    'connection.restored': { actions: 'refreshPosts' },
  },
  states: {
    ...plainResourceStates({
      port: { src: 'loadReport', input: asked },
      descriptions: {
        loading: 'The numbers are on their way; skeletons stand in their place, never a zero.',
        failed: 'The numbers could not be read.',
      },
      read: arrived('shown.empty', 'shown.current'),
      on: {
        'analytics.retry': reload,
        'connection.restored': { target: 'loading', actions: 'refreshPosts' },
      },
      anew: { 'payment.updated': { ...readAnew, actions: 'refreshPosts' } },
    }),
    shown: {
      description: 'Numbers are shown, or that there are none.',
      initial: 'current',
      on: {
        'payment.updated': { target: '.refreshing', actions: 'refreshPosts' },
        'connection.caughtUp': { target: '.refreshing', actions: 'refreshPosts' },
      },
      states: {
        current: { description: 'The numbers are as the server said them last.' },
        empty: { description: 'Nothing came in these days nor before; it says what would be.' },
        refreshing: {
          description: 'The numbers are read again behind those that are shown.',
          invoke: {
            id: 'refreshReport',
            src: 'loadReport',
            input: asked,
            onDone: arrived('empty', 'current'),
            onError: { target: 'stale' },
          },
        },
        stale: {
          description: 'They could not be read again; it says from when those are that are shown.',
          on: {
            'analytics.retry': { target: 'refreshing' },
            'connection.restored': { target: 'refreshing', actions: 'refreshPosts' },
          },
        },
      },
    },
  },
});
