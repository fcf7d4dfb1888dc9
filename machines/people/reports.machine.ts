import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { pageOf, whenUnread, withPage } from '../lib/paged-list.ts';
import { failureOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadReports } from './reports.ports.ts';
import type * as Types from './reports.types.ts';

type Page = { page: Types.ReportsPage };
type Refusal = { failure: Failure };

const next = ({ context }: { context: Types.ReportsContext }) => ({ cursor: context.cursor });

/** What a member reported: latest first, each with its number and how it stands. */
export const reportsMachine = setup({
  types: {
    context: {} as Types.ReportsContext,
    events: {} as Types.ReportsEvent,
    emitted: {} as Types.ReportsEmitted,
    children: {} as { loadReports: 'loadReports'; loadMore: 'loadReports' },
  },
  actors: { loadReports },
  guards: {
    isEmpty: ({ context }) => context.reports.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storePage: assign(({ context }, { page }: Page) => ({
      reports: withPage(context.reports, page.reports),
      cursor: page.nextCursor,
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'reports',
  description: 'A member looks up what became of their reports.',
  meta: { requirement: 'peers §4.8 my reports; issue 16 line 21' },
  context: { reports: [], cursor: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest reports are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadReports',
        src: 'loadReports',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: { type: 'storePage', params: pageOf } },
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'unavailable' },
          whenSessionOver('failed'),
          whenUnread('failed'),
        ],
      },
    },
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Reports are shown and older ones exist.',
      on: { 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadMore',
        src: 'loadReports',
        input: next,
        onDone: { target: 'sorting', actions: { type: 'storePage', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    exhausted: { description: 'Every report is shown.' },
    empty: { description: 'The member has reported nothing.' },
    interrupted: {
      description: 'The next page did not come; what is read stays and a row offers to try again.',
      on: {
        'reports.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    unavailable: { description: 'This server keeps no list of reports; the page says so.' },
    failed: {
      description: 'The reports could not be read at all.',
      on: {
        'reports.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
  },
});
