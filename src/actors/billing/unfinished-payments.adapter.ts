import { fromCallback, fromPromise } from 'xstate';
import type { Intent, PaymentUpdate } from '#machines/billing/payment.types.ts';
import type { PaymentClosed } from '#machines/billing/unfinished-payments.types.ts';
import { inquire, withdraw } from '#src/api/billing/billing.ts';
import type { RunningApp } from '../app/running-app.types.ts';
import { paymentIntentStorage } from './payment-intent-storage.ts';
import type { MoneyDeps } from './purchase.adapter.ts';

/** Dependencies of the adapter. */
export interface UnfinishedDeps extends MoneyDeps {
  readonly app: RunningApp;
}

/** Joins the chart of payments that were left to storage, to the session and to the money calls. */
export const unfinishedPaymentsAdapter = (deps: UnfinishedDeps) => {
  const { http, store, keys, app } = deps;
  const intents = paymentIntentStorage(store, keys.intents);
  return {
    actors: {
      watchUnfinished: fromCallback<PaymentClosed>(({ sendBack, receive }) => {
        let viewerId: number | null = null;
        const read = () => {
          const now = app.viewer()?.id ?? null;
          // Payments of an unchanged member are handled by their open window.
          if (now === viewerId) return;
          viewerId = now;
          const payments = now === null ? [] : intents.readAll(now);
          sendBack({ type: 'payments.found', payments });
        };
        receive(({ payment }) => intents.forget(payment, payment.key));
        // The app emits while it changes; the member is the new one right after.
        const stop = app.subscribe(
          ({ type }) => type === 'session.changed' && queueMicrotask(read),
        );
        read();
        return stop;
      }),
      inquireLeft: fromPromise<PaymentUpdate, Intent>(({ input }) => inquire(http, input)),
      withdrawLeft: fromPromise<boolean, Intent>(({ input }) => withdraw(http, input)),
    },
  };
};
