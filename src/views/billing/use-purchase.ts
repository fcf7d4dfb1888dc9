import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';

/** What is known of a purchase in each of its states: what is bought, for how much, and what came of it. */
export const usePurchase = (actor: ActorRefFrom<typeof purchaseMachine>) =>
  useSelector(
    actor,
    ({ context: { payee, subject, price, earlier, earlierOutcome, receipt } }) => ({
      payee,
      subject,
      price,
      earlier,
      earlierOutcome,
      receipt,
    }),
    shallowEqual,
  );

export type PurchaseKnown = ReturnType<typeof usePurchase>;
