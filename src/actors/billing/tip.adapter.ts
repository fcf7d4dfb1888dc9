import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { purchaseAdapter, type MoneyDeps } from './purchase.adapter.ts';

/** Joins a tip to the purchase that pays it. */
export const tipAdapter = (deps: MoneyDeps) => ({
  actors: { purchase: purchaseMachine.provide(purchaseAdapter(deps)) },
});
