import { assign, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { appended, noPages, pagedGuards, pagedStates, replaced } from '../parts/paged-list.ts';
import { loadInvited } from './referral-statistics.ports.ts';
import type * as Types from './referral-statistics.types.ts';

type Page = { page: Types.InvitedPage };

/** People who registered by a member's links, and the member's earnings from them. */
export const referralStatisticsMachine = setup({
  types: {
    context: {} as Types.ReferralStatisticsContext,
    events: {} as Types.ReferralStatisticsEvent,
    children: {} as { loadFirst: 'loadInvited'; loadMore: 'loadInvited' },
  },
  actors: { loadInvited },
  guards: pagedGuards,
  actions: {
    replacePage: assign((paged, params: Page) => ({
      ...replaced(paged, params),
      summary: params.page.summary,
    })),
    appendPage: assign((paged, params: Page) => ({
      ...appended(paged, params),
      summary: params.page.summary,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'referralStatistics',
  description: 'A member looks up what came of their invitation links.',
  meta: { requirement: 'issue 21 referrals; spec §2 /referrals/statistics; contract §8.6' },
  context: { ...noPages, summary: null },
  initial: 'loading',
  states: pagedStates({
    load: 'loadInvited',
    what: 'people who came by a link',
    input: (_: Types.ReferralStatisticsContext, cursor) => ({ cursor }),
  }),
});
