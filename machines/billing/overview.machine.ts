import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { outputOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadBalance } from './overview.ports.ts';
import type { Balance, OverviewContext, OverviewEmitted, OverviewEvent } from './overview.types.ts';

/** The sums above the lists of payments. */
export const overviewMachine = setup({
  types: {
    context: {} as OverviewContext,
    events: {} as OverviewEvent,
    emitted: {} as OverviewEmitted,
    children: {} as { loadBalance: 'loadBalance'; refreshBalance: 'loadBalance' },
  },
  actors: { loadBalance },
  guards: {
    isSessionOver: (_, { failure }: { failure: Failure }) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeBalance: assign((_, balance: Balance) => ({ balance })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'overview',
  description: 'A member sees what they are owed and what they will be charged.',
  meta: { requirement: 'spec §2 billing overview; contract §8.5 balance' },
  context: { balance: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sums are on their way; skeletons stand in their place, never a zero.',
      tags: 'busy',
      invoke: {
        id: 'loadBalance',
        src: 'loadBalance',
        onDone: { target: 'shown', actions: { type: 'storeBalance', params: outputOf } },
        onError: [whenSessionOver('failed'), { target: 'failed' }],
      },
    },
    shown: {
      description: 'The sums are shown as the server said them last.',
      on: { 'overview.refresh': { target: 'refreshing' } },
    },
    refreshing: {
      description: 'The sums are read again behind those that are shown.',
      on: { 'overview.refresh': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshBalance',
        src: 'loadBalance',
        onDone: { target: 'shown', actions: { type: 'storeBalance', params: outputOf } },
        onError: [whenSessionOver('shown'), { target: 'shown' }],
      },
    },
    failed: {
      description: 'The sums could not be read; the list below stands by itself.',
      on: {
        'overview.retry': { target: 'loading' },
        'overview.refresh': { target: 'loading' },
      },
    },
  },
});
