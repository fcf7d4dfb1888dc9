import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { eventOf } from '../lib/params.ts';
import { noAttempt, submissionGuards, submissionStates, whenRefused } from '../parts/submission.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { loadMethod, saveMethod } from './payout-account.ports.ts';
import type * as Types from './payout-account.types.ts';

type Kept = { method: Types.PayoutMethod | null };

const kept = ({ event }: { event: { output: Types.PayoutMethod | null } }): Kept => ({
  method: event.output,
});
const writing = {
  'form.submit': { target: 'saving' },
  'kind.choose': { target: 'editing', actions: { type: 'storeKind', params: eventOf } },
  'account.leave': { guard: 'hasMethod', target: 'kept' },
} as const;

/** Bank account of a creator's payouts: typed once, and masked from then on. */
export const payoutAccountMachine = setup({
  types: {
    context: {} as Types.PayoutAccountContext,
    events: {} as Types.PayoutAccountEvent,
    emitted: {} as Types.PayoutAccountEmitted,
    children: {} as { loadMethod: 'loadMethod'; saveMethod: 'saveMethod' },
  },
  actors: { loadMethod, saveMethod },
  guards: {
    ...submissionGuards,
    hasMethod: ({ context }: { context: Types.PayoutAccountContext }) => context.method !== null,
    isKept: (_, { method }: Kept) => method !== null,
  },
  actions: {
    storeMethod: assign((_, { method }: Kept) => ({ method, kind: method?.kind ?? 'iban' })),
    storeKind: assign((_, { kind }: { kind: Types.AccountKind }) => ({ kind, failure: null })),
    ...attemptActions<Types.PayoutAccountContext, Types.PayoutAccountEvent>(),
    announceMethod: emit((_, { method }: Kept) => ({ type: 'account.kept' as const, method })),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'payoutAccount',
  description: 'A creator keeps the account that their earnings go to.',
  meta: { requirement: 'spec §2 billing payout; contract §8.5 payout_method; issue 20 payout' },
  context: { method: null, kind: 'iban', ...noAttempt },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadMethod' },
      descriptions: {
        loading: 'What is kept is on its way; a skeleton stands in its place.',
        failed: 'What is kept could not be read.',
      },
      read: [
        {
          guard: { type: 'isKept', params: kept },
          target: 'kept',
          actions: [
            { type: 'storeMethod', params: kept },
            { type: 'announceMethod', params: kept },
          ],
        },
        { target: 'editing', actions: { type: 'announceMethod', params: kept } },
      ],
      on: { 'account.retry': reload, 'connection.restored': reload },
    }),
    kept: {
      description: 'The account is named by its country and its last digits.',
      entry: 'clearFailure',
      on: { 'account.change': { target: 'editing' } },
    },
    ...submissionStates(writing),
    saving: {
      description: 'The provider is keeping the account.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveMethod',
        src: 'saveMethod',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: {
          target: 'kept',
          actions: [
            { type: 'storeMethod', params: kept },
            { type: 'announceMethod', params: kept },
          ],
        },
        onError: whenRefused,
      },
    },
  },
});
