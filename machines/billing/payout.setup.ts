import { assign, sendTo, setup } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import { readAmount, writeAmount } from '../lib/amount.ts';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { withPage } from '../lib/paged-list.ts';
import type { Failed } from '../lib/params.ts';
import { payoutAccountMachine } from './payout-account.machine.ts';
import type { PayoutAccountEmitted } from './payout-account.types.ts';
import { cancelPayout, loadOlder, loadPayout, requestPayout } from './payout.ports.ts';
import type * as Types from './payout.types.ts';
import { canRequest, openPayout } from './payout.types.ts';
import { isRunning } from './purchase-answers.ts';

type Context = Types.PayoutContext;
type Summary = { summary: Types.PayoutSummary };
type Page = { page: Types.PayoutPage };
type Said = { emitted: PayoutAccountEmitted };

/** Parses the typed amount in minor units; returns the problem if it cannot be paid out. */
export function amountOf({ summary, typed }: Pick<Context, 'summary' | 'typed'>) {
  if (!summary) return 'unreadable';
  const { available, min } = summary;
  const amount = readAmount(typed, available.currency);
  if (amount === null) return 'unreadable';
  if (amount < min.amount) return 'tooSmall';
  return amount > available.amount ? 'tooLarge' : { amount, currency: available.currency };
}

const all = ({ amount, currency }: Types.PayoutSummary['available']) =>
  writeAmount(amount, currency);

/** Ports of payouts, with one intent for each request, and the payout account. */
export const payoutSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PayoutInput,
    events: {} as Types.PayoutEvent,
    children: {} as {
      loadPayout: 'loadPayout';
      rereadPayout: 'loadPayout';
      loadOlder: 'loadOlder';
      requestPayout: 'requestPayout';
      cancelPayout: 'cancelPayout';
      account: 'account';
    },
  },
  actors: { loadPayout, loadOlder, requestPayout, cancelPayout, account: payoutAccountMachine },
  guards: {
    isPayable: ({ context }) => canRequest(context) && typeof amountOf(context) === 'object',
    /** The server has decided: asking again is another intent. */
    isDecided: (_, { failure }: Failed) =>
      (failure.kind === 'conflict' && !isRunning(failure)) || failure.kind === 'invalid',
    isCancellable: ({ context }, { id }: { id: number }) => {
      const open = context.summary && openPayout(context.summary);
      return open?.id === id && open.cancelUntil !== null;
    },
    hasOlder: ({ context }) => (context.summary?.nextCursor ?? null) !== null,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    /** The member would rather not confirm who they are. */
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeViewer: assign((_, { viewer }: { viewer: Viewer | null }) => ({
      maySell: viewer?.isCreator ?? false,
    })),
    storeSummary: assign((_, { summary }: Summary) => ({
      summary,
      typed: all(summary.available),
      problem: null,
      cancelledId: null,
    })),
    /** Updates the page without changing the typed amount. */
    rereadSummary: assign((_, { summary }: Summary) => ({ summary })),
    storeOlder: assign(({ context: { summary } }, { page }: Page) => ({
      summary: summary && {
        ...summary,
        payouts: withPage(summary.payouts, page.payouts),
        nextCursor: page.nextCursor,
      },
    })),
    storeMethod: assign((_, { emitted }: Said) =>
      emitted.type === 'account.kept' ? { method: emitted.method } : {},
    ),
    storeTyped: assign(({ context }, { text }: { text: string }) => ({
      typed: text,
      problem: null,
      intent: context.intent + 1,
    })),
    storeProblem: assign(({ context }) => {
      const amount = amountOf(context);
      return { problem: typeof amount === 'string' ? amount : null };
    }),
    nextIntent: assign(({ context }) => ({ intent: context.intent + 1 })),
    chooseCancelled: assign((_, { id }: { id: number }) => ({ cancelledId: id })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    refreshAccount: sendTo('account', { type: 'connection.restored' }),
  },
});
