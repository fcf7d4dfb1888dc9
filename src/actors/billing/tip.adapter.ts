import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { purchaseAdapter, type MoneyWorld } from './purchase.adapter.ts';

/** Joins a tip to the purchase that pays it. */
export const tipAdapter = (world: MoneyWorld) => ({
  actors: { purchase: purchaseMachine.provide(purchaseAdapter(world)) },
});
