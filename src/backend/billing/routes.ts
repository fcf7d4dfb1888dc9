import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addCards } from './cards/cards.routes.ts';
import { addCharges } from './subscriptions/charges.routes.ts';
import { addBillingLists } from './lists/lists.routes.ts';
import { addOffer } from './subscriptions/offer.routes.ts';
import { addPayments } from './payments/payments.routes.ts';
import { addPayouts } from './payouts/payouts.routes.ts';
import { addSubscriptions } from './subscriptions/subscriptions.routes.ts';
import { addTransactions } from './lists/transactions.routes.ts';

/** Cards, payments and what they open. */
export function billingRoutes(): Router {
  const router = newRouter();
  addCards(router);
  addBillingLists(router);
  addCharges(router);
  addOffer(router);
  addPayments(router);
  addPayouts(router);
  addSubscriptions(router);
  addTransactions(router);
  return router;
}
