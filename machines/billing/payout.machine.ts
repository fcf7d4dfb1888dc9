import { failureOf, eventOf } from '../lib/params.ts';
import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { childOf } from '../parts/children.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { amountOf, payoutSetup } from './payout.setup.ts';
import type { PayoutContext, PayoutSummary } from './payout.types.ts';

const read = ({ event }: { event: { output: PayoutSummary } }) => ({ summary: event.output });
const asked = ({ context }: { context: PayoutContext }) => {
  const amount = amountOf(context);
  if (typeof amount === 'string')
    throw new Error('An amount that cannot be paid is not asked for.');
  return { amount, intent: context.intent };
};

const acting = {
  'amount.change': { actions: { type: 'storeTyped', params: eventOf } },
  'payout.request': [
    { guard: 'isPayable', target: 'requesting', actions: 'clearFailure' },
    { actions: 'storeProblem' },
  ],
  'payout.cancel': {
    guard: { type: 'isCancellable', params: eventOf },
    target: 'cancelling',
    actions: ['clearFailure', { type: 'chooseCancelled', params: eventOf }],
  },
  'more.load': { guard: 'hasOlder', target: 'loadingOlder' },
} as const;
/** Reads the possibly outdated page again, while the error stays visible. */
const reread = {
  id: 'rereadPayout',
  src: 'loadPayout',
  onDone: { actions: { type: 'rereadSummary', params: read } },
  onError: [whenSignedOut('resting'), {}],
} as const;

/** A creator's earnings on their way to a bank. */
export const payoutMachine = payoutSetup.createMachine({
  id: 'payout',
  description: 'A creator has what is available paid out, and follows it to the bank.',
  meta: { requirement: 'spec §2 billing payout; contract §8.5 payouts; peers §2.11 payout' },
  context: ({ input, spawn, self }) => ({
    ...input,
    summary: null,
    account: childOf(self, spawn('account', { id: 'account' })),
    method: null,
    typed: '',
    problem: null,
    failure: null,
    intent: 0,
    cancelledId: null,
  }),
  on: {
    'child.emitted': { actions: { type: 'storeMethod', params: eventOf } },
    'viewer.changed': { actions: [{ type: 'storeViewer', params: eventOf }, 'refreshAccount'] },
    'connection.restored': { actions: 'refreshAccount' },
  },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadPayout' },
      descriptions: {
        loading: 'What may be paid out is on its way; skeletons stand in its place.',
        failed: 'It could not be read what may be paid out.',
      },
      read: { target: 'open', actions: { type: 'storeSummary', params: read } },
      on: {
        'payout.retry': reload,
        'connection.restored': { target: 'loading', actions: 'refreshAccount' },
      },
    }),
    open: {
      description: 'It says what is missing, takes a request, and shows what was paid out.',
      initial: 'resting',
      states: {
        resting: { description: 'Nothing is being asked for.', on: acting },
        requesting: {
          description: 'The money is being set aside for the bank.',
          tags: 'busy',
          invoke: {
            id: 'requestPayout',
            src: 'requestPayout',
            input: asked,
            onDone: {
              target: 'resting',
              actions: [{ type: 'storeSummary', params: read }, 'nextIntent'],
            },
            onError: [
              whenSignedOut('resting'),
              { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'resting' },
              {
                guard: { type: 'isDecided', params: failureOf },
                target: 'refused',
                actions: [{ type: 'storeFailure', params: failureOf }, 'nextIntent'],
              },
              { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
            ],
          },
        },
        refused: {
          description:
            'It says why nothing was set aside, or that this is not known; what was typed stays.',
          invoke: reread,
          on: acting,
        },
        cancelling: {
          description: 'A payout is being taken back.',
          tags: 'busy',
          invoke: {
            id: 'cancelPayout',
            src: 'cancelPayout',
            input: ({ context }) => ({ id: context.cancelledId ?? 0 }),
            onDone: { target: 'resting', actions: { type: 'storeSummary', params: read } },
            onError: [
              whenSignedOut('resting'),
              { target: 'uncancelled', actions: { type: 'storeFailure', params: failureOf } },
            ],
          },
        },
        uncancelled: {
          description: 'It says why the payout goes on, or that it may be taken back.',
          invoke: reread,
          on: acting,
        },
        loadingOlder: {
          description: 'Older payouts are on their way.',
          tags: 'busy',
          invoke: {
            id: 'loadOlder',
            src: 'loadOlder',
            input: ({ context }) => ({ cursor: context.summary?.nextCursor ?? null }),
            onDone: { target: 'resting', actions: { type: 'storeOlder', params: pageOf } },
            onError: whenUnread('interrupted'),
          },
        },
        interrupted: {
          description: 'Older payouts did not come; they may be asked for again.',
          on: acting,
        },
      },
    },
  },
});
