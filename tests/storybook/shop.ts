import { fromPromise, setup } from 'xstate';
import type { WalkModel } from '#tests/lib/walk/types.ts';

interface ShopContext {
  readonly left: number;
}

/** A small shop: one thing to be bought while there is one, paid by a port, with a minute to think. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as { type: 'buy' } | { type: 'cancel' } },
  actors: { pay: fromPromise<string, void>(() => Promise.resolve('')) },
  guards: { hasOne: ({ context }) => context.left > 0 },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'shop',
  context: { left: 1 },
  initial: 'browsing',
  states: {
    browsing: { on: { buy: { guard: 'hasOne', target: 'paying' } } },
    paying: {
      invoke: { id: 'pay', src: 'pay', onDone: 'paid', onError: 'browsing' },
      after: { minute: 'browsing' },
      on: { cancel: 'browsing' },
    },
    paid: { type: 'final' },
  },
});

/** A model of the shop with this many things in it. */
export const modelWith = (left: number): WalkModel => ({
  machine: shopMachine.provide({}),
  cases: { outcomes: { pay: { done: ['card'], error: [{ kind: 'offline' }] } } },
  gestures: {},
  sightings: {},
  input: { left },
});
