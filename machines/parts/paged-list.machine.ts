import { assign, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { promisePort } from '../lib/port.ts';
import * as paged from './paged-list.ts';
import { readAnew } from './resource.ts';
import type { EntriesPage, PagedListContext, PagedListEvent } from './paged-list.types.ts';

type Page = { page: EntriesPage };

/** A page of entries; a null cursor gets the first. Throws a Failure. */
const loadEntries = promisePort<EntriesPage, { cursor: string | null }>('loadEntries');

const list = {
  load: 'loadEntries',
  what: 'entries',
  input: (_: PagedListContext, cursor: string | null) => ({ cursor }),
} as const;

/** The part of a list alone: entries with a name, read page by page. */
export const pagedListMachine = setup({
  types: {
    context: {} as PagedListContext,
    events: {} as PagedListEvent,
    children: {} as {
      loadFirst: 'loadEntries';
      loadMore: 'loadEntries';
      refreshFirst: 'loadEntries';
    },
  },
  actors: { loadEntries },
  guards: paged.pagedGuards,
  actions: {
    replacePage: assign((known, params: Page) => paged.replaced(known, params)),
    appendPage: assign((known, params: Page) => paged.appended(known, params)),
    refreshPage: assign((known, params: Page) => paged.refreshed(known, params)),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'pagedList',
  description: 'A list is read page by page, as far as somebody scrolls.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: paged.noPages,
  initial: 'loading',
  states: {
    ...paged.firstPageStates(list, 'sorting', { 'entries.changed': readAnew }),
    ...paged.pageStatesWith(list, { 'entries.changed': { target: 'refreshing' } }),
    refreshing: {
      ...paged.refreshStates(list).refreshing,
      on: { 'entries.changed': { target: 'refreshing', reenter: true } },
    },
  },
});
