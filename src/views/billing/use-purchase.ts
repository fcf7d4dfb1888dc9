import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';

/** Selects a purchase's subject, price and outcome, whatever its state. */
export const usePurchase = (actor: ActorRefFrom<typeof purchaseMachine>) =>
  useSelector(
    actor,
    ({ context: { payee, subject, shown, price, earlier, earlierOutcome, receipt } }) => ({
      payee,
      subject,
      shown,
      price,
      earlier,
      earlierOutcome,
      receipt,
    }),
    shallowEqual,
  );

export type PurchaseKnown = ReturnType<typeof usePurchase>;
