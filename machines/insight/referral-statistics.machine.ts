import { assign, emit, setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import type { Failure } from '../lib/failure.ts';
import { pageOf, whenUnread, withPage } from '../lib/paged-list.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadInvited } from './referral-statistics.ports.ts';
import type * as Types from './referral-statistics.types.ts';

type Page = { page: Types.InvitedPage };

/** Who came by a member's links, and what the member earned by them. */
export const referralStatisticsMachine = setup({
  types: {
    context: {} as Types.ReferralStatisticsContext,
    events: {} as Types.ReferralStatisticsEvent,
    emitted: {} as Types.ReferralStatisticsEmitted,
    children: {} as { loadInvited: 'loadInvited'; loadMore: 'loadInvited' },
  },
  actors: { loadInvited },
  guards: {
    isEmpty: ({ context }) => context.people.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    isSessionOver: attemptGuards.isUnauthenticated,
  },
  actions: {
    storePage: assign(({ context }, { page }: Page) => ({
      people: withPage(context.people, page.people),
      cursor: page.nextCursor,
      summary: page.summary,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'referralStatistics',
  description: 'A member looks up what came of their invitation links.',
  meta: { requirement: 'issue 21 referrals; spec §2 /referrals/statistics; contract §8.6' },
  context: { people: [], cursor: null, summary: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The figures and the latest people are on their way; skeletons stand for them.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadInvited',
        src: 'loadInvited',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: { type: 'storePage', params: pageOf } },
        onError: [whenSessionOver('failed'), whenUnread('failed')],
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
      description: 'People are shown and earlier ones exist.',
      on: { 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadMore',
        src: 'loadInvited',
        input: ({ context }) => ({ cursor: context.cursor }),
        onDone: { target: 'sorting', actions: { type: 'storePage', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    exhausted: { description: 'Everybody who came is shown.' },
    empty: { description: 'Nobody came by a link; it says how that begins.' },
    interrupted: {
      description: 'The next page did not come; what is read stays and a row offers to try again.',
      on: {
        'statistics.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    failed: {
      description: 'Nothing could be read at all.',
      on: {
        'statistics.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
  },
});
