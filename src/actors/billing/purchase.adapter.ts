import { fromCallback, fromPromise } from 'xstate';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import type {
  Intent,
  IntentCommand,
  IntentSlot,
  PayInput,
  PaymentUpdate,
} from '#machines/billing/payment.types.ts';
import { inquire, pay, withdraw } from '#src/api/billing/billing.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { newId } from '#src/ids.ts';
import type { Store } from '../lib/stored-record.ts';
import { cardChoiceAdapter } from './card-choice.adapter.ts';
import { paymentIntentStorage } from './payment-intent-storage.ts';

/** Dependencies of payments; `keys.intents` is the storage key of the intents. */
export interface MoneyDeps {
  readonly http: Http;
  readonly store: Store;
  readonly keys: { readonly intents: string };
}

/** Money is never queued: without a network it is not even tried. */
const isOffline = (): boolean =>
  'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;

/** Joins the purchase chart's ports to the money calls, to storage and to the key maker. */
export const purchaseAdapter = ({ http, store, keys }: MoneyDeps) => {
  const intents = paymentIntentStorage(store, keys.intents);
  return {
    actors: {
      cardChoice: cardChoiceMachine.provide(cardChoiceAdapter(http)),
      keepIntent: fromCallback<IntentCommand, IntentSlot>(({ input, sendBack, receive }) => {
        receive((command) => {
          if (command.type === 'intent.recall') {
            const intent = intents.read(input);
            sendBack({ type: 'intent.recalled', intent, key: newId() });
          } else if (command.type === 'intent.opened') intents.keep(input, command.intent);
          else {
            intents.forget(input, command.key);
            sendBack({ type: 'key.generated', key: newId() });
          }
        });
      }),
      pay: fromPromise<PaymentUpdate, PayInput>(async ({ input }) => {
        if (intents.read(input)?.key !== input.key) return { status: 'taken' };
        if (isOffline()) return { status: 'unsent' };
        return pay(http, input);
      }),
      inquire: fromPromise<PaymentUpdate, Intent>(({ input }) => inquire(http, input)),
      withdraw: fromPromise<boolean, Intent>(({ input }) => withdraw(http, input)),
    },
  };
};
