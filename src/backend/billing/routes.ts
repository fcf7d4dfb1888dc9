import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addCards } from './cards.routes.ts';
import { addCharges } from './charges.routes.ts';
import { addBillingLists } from './lists.routes.ts';
import { addOffer } from './offer.routes.ts';
import { addPayments } from './payments.routes.ts';
import { addPayouts } from './payouts.routes.ts';
import { addSubscriptions } from './subscriptions.routes.ts';
import { addTransactions } from './transactions.routes.ts';

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
