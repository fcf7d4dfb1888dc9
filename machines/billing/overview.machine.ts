import { assign, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import { plainResourceStates, readAnew, reload } from '../parts/resource.ts';
import { loadBalance } from './overview.ports.ts';
import type { Balance, OverviewContext, OverviewEvent } from './overview.types.ts';

/** The sums above the lists of payments. */
export const overviewMachine = setup({
  types: {
    context: {} as OverviewContext,
    events: {} as OverviewEvent,
    children: {} as { loadBalance: 'loadBalance'; refreshBalance: 'loadBalance' },
  },
  actors: { loadBalance },
  guards: {},
  actions: {
    storeBalance: assign((_, balance: Balance) => ({ balance })),
  },
}).createMachine({
  id: 'overview',
  description: 'A member sees what they are owed and what they will be charged.',
  meta: { requirement: 'spec §2 billing overview; contract §8.5 balance' },
  context: { balance: null },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadBalance' },
      descriptions: {
        loading: 'The sums are on their way; skeletons stand in their place, never a zero.',
        failed: 'The sums could not be read; the list below stands by itself.',
      },
      read: { target: 'shown', actions: { type: 'storeBalance', params: outputOf } },
      on: { 'overview.retry': reload, 'overview.refresh': reload },
      anew: { 'overview.refresh': readAnew },
    }),
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
        onError: { target: 'shown' },
      },
    },
  },
});
