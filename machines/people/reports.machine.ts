import { assign, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { appended, noPages, pagedGuards, pagedStates, replaced } from '../parts/paged-list.ts';
import { loadReports } from './reports.ports.ts';
import type * as Types from './reports.types.ts';

type Page = { page: Types.ReportsPage };
type Refusal = { failure: Failure };

const list = pagedStates({
  load: 'loadReports',
  what: 'reports',
  input: (_: Types.ReportsContext, cursor) => ({ cursor }),
});

/** Reports of a member: latest first, each with its number and state. */
export const reportsMachine = setup({
  types: {
    context: {} as Types.ReportsContext,
    events: {} as Types.ReportsEvent,
    children: {} as { loadFirst: 'loadReports'; loadMore: 'loadReports' },
  },
  actors: { loadReports },
  guards: {
    ...pagedGuards,
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
  },
  actions: {
    replacePage: assign((paged, params: Page) => replaced(paged, params)),
    appendPage: assign((paged, params: Page) => appended(paged, params)),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reports',
  description: 'A member looks up what became of their reports.',
  meta: { requirement: 'peers §4.8 my reports; issue 16 line 21' },
  context: noPages,
  initial: 'loading',
  states: {
    ...list,
    loading: {
      ...list.loading,
      invoke: {
        ...list.loading.invoke,
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'unavailable' },
          list.loading.invoke.onError,
        ],
      },
    },
    unavailable: { description: 'This server keeps no list of reports; the page says so.' },
  },
});
