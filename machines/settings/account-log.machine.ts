import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { pageOf, whenUnread, withPage } from '../lib/paged-list.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadLog } from './account-log.ports.ts';
import type * as Types from './account-log.types.ts';

type Page = { page: Types.AccountLogPage };

const refreshing = { 'access.changed': { target: 'rereading' } } as const;

/** What happened to the account: latest first, twenty a page. */
export const accountLogMachine = setup({
  types: {
    context: {} as Types.AccountLogContext,
    events: {} as Types.AccountLogEvent,
    emitted: {} as Types.AccountLogEmitted,
    children: {} as { loadLog: 'loadLog'; loadOlder: 'loadLog'; rereadLog: 'loadLog' },
  },
  actors: { loadLog },
  guards: {
    hasOlder: ({ context }) => context.cursor !== null,
    isSessionOver: attemptGuards.isUnauthenticated,
  },
  actions: {
    storePage: assign(({ context }, { page }: Page) => ({
      entries: withPage(context.entries, page.entries),
      cursor: page.nextCursor,
    })),
    storeNewest: assign((_, { page }: Page) => ({
      entries: page.entries,
      cursor: page.nextCursor,
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'accountLog',
  description: 'A member looks up what happened to their account, and which device did it.',
  meta: { requirement: 'issue 19 security: a log of what happened to the account' },
  context: { entries: [], cursor: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest entries are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadLog',
        src: 'loadLog',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: { type: 'storeNewest', params: pageOf } },
        onError: [whenSessionOver('failed'), whenUnread('failed')],
      },
    },
    sorting: {
      description: 'What has come says whether there is more.',
      always: [{ guard: 'hasOlder', target: 'listed' }, { target: 'exhausted' }],
    },
    listed: {
      description: 'The latest entries are shown and older ones exist.',
      on: { ...refreshing, 'older.show': { target: 'loadingOlder' } },
    },
    loadingOlder: {
      description: 'The next page is on its way below those that are shown.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOlder',
        src: 'loadLog',
        input: ({ context }) => ({ cursor: context.cursor }),
        onDone: { target: 'sorting', actions: { type: 'storePage', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    rereading: {
      description:
        'Something was added: the first page is read again, what is shown stays so long.',
      invoke: {
        id: 'rereadLog',
        src: 'loadLog',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: { type: 'storeNewest', params: pageOf } },
        onError: { target: 'sorting' },
      },
    },
    exhausted: { description: 'Every entry is shown.', on: refreshing },
    interrupted: {
      description: 'The next page did not come; what is shown stays, and one may try again.',
      on: {
        ...refreshing,
        'log.retry': { target: 'loadingOlder' },
        'connection.restored': { target: 'loadingOlder' },
      },
    },
    failed: {
      description: 'The log could not be read at all.',
      on: {
        'log.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
        'access.changed': { target: 'loading' },
      },
    },
  },
});
