import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { eventOf, failureOf, type Failed } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { countdown, whenThrottled, whenUnanswered } from '../lib/submission.ts';
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

/** Where a creator's earnings go: an account that is typed once and masked for ever after. */
export const payoutAccountMachine = setup({
  types: {
    context: {} as Types.PayoutAccountContext,
    events: {} as Types.PayoutAccountEvent,
    emitted: {} as Types.PayoutAccountEmitted,
    children: {} as { loadMethod: 'loadMethod'; saveMethod: 'saveMethod' },
  },
  actors: { loadMethod, saveMethod },
  guards: {
    hasMethod: ({ context }) => context.method !== null,
    isKept: (_, { method }: Kept) => method !== null,
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isSessionOver: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
    /** The member would rather not confirm who they are. */
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeMethod: assign((_, { method }: Kept) => ({ method, kind: method?.kind ?? 'iban' })),
    storeKind: assign((_, { kind }: { kind: Types.AccountKind }) => ({ kind, failure: null })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    announceMethod: emit((_, { method }: Kept) => ({ type: 'account.kept' as const, method })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'payoutAccount',
  description: 'A creator keeps the account that their earnings go to.',
  meta: { requirement: 'spec §2 billing payout; contract §8.5 payout_method; issue 20 payout' },
  context: { method: null, kind: 'iban', failure: null, secondsLeft: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'What is kept is on its way; a skeleton stands in its place.',
      tags: 'busy',
      invoke: {
        id: 'loadMethod',
        src: 'loadMethod',
        onDone: [
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
        onError: [whenSessionOver('failed'), { target: 'failed' }],
      },
    },
    failed: {
      description: 'What is kept could not be read.',
      on: { 'account.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
    kept: {
      description: 'The account is named by its country and its last digits.',
      entry: 'clearFailure',
      on: { 'account.change': { target: 'editing' } },
    },
    editing: { description: 'An account can be typed.', on: writing },
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
        onError: [
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'editing' },
          whenSessionOver('editing'),
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    rejected: {
      description: 'The account was refused, and the reason stands beside what is wrong.',
      on: writing,
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      after: countdown('lockedOut', 'editing'),
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: writing,
    },
  },
});
