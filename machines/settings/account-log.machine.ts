import { assign, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import {
  appended,
  firstPageStates,
  noPages,
  pagedGuards,
  pageStatesWith,
  refreshStates,
  replaced,
} from '../parts/paged-list.ts';
import { readAnew } from '../parts/resource.ts';
import { loadLog } from './account-log.ports.ts';
import type * as Types from './account-log.types.ts';

type Page = { page: Types.AccountLogPage };

const list = {
  load: 'loadLog',
  what: 'entries',
  input: (_: Types.AccountLogContext, cursor: string | null) => ({ cursor }),
} as const;
const first = firstPageStates(list, 'sorting', { 'access.changed': readAnew });
const changing = { 'access.changed': { target: 'refreshing', reenter: true } } as const;
const pages = pageStatesWith(list, changing);

/** Log of account events: latest first, twenty a page. */
export const accountLogMachine = setup({
  types: {
    context: {} as Types.AccountLogContext,
    events: {} as Types.AccountLogEvent,
    children: {} as { loadFirst: 'loadLog'; loadMore: 'loadLog'; refreshFirst: 'loadLog' },
  },
  actors: { loadLog },
  guards: { ...pagedGuards, isAbsent: attemptGuards.isGone },
  actions: {
    replacePage: assign((paged, params: Page) => replaced(paged, params)),
    appendPage: assign((paged, params: Page) => appended(paged, params)),
    /** The latest entries alone: whoever acted sees first what came of it. */
    refreshPage: assign((paged, params: Page) => replaced(paged, params)),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accountLog',
  description: 'A member looks up what happened to their account, and which device did it.',
  meta: { requirement: 'issue 19 security: a log of what happened to the account' },
  context: noPages,
  initial: 'loading',
  states: {
    loading: {
      ...first.loading,
      invoke: {
        ...first.loading.invoke,
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          first.loading.invoke.onError,
        ],
      },
    },
    absent: { description: 'The site does not offer this, so nothing of it is drawn.' },
    ...pages,
    resting: { ...pages.resting, on: { ...changing, 'older.show': { target: 'loadingMore' } } },
    refreshing: { ...refreshStates(list).refreshing, on: changing },
    failed: {
      ...first.failed,
      on: { ...first.failed.on, 'access.changed': { target: 'loading' } },
    },
  },
});
