import type { Bought } from '#machines/billing/billing.types.ts';
import type { Intent, IntentSlot, UnfinishedPayment } from '#machines/billing/payment.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { isNumber, isText, orNull, shaped } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';

/** Payments that have had no final answer yet: for each its key, its price and nothing more. */
export interface PaymentIntentStorage {
  readonly read: (slot: IntentSlot) => Intent | null;
  /** All of one member. */
  readonly readAll: (viewerId: number) => readonly UnfinishedPayment[];
  /** Writes an intent down; one of another key stays: that one has to be answered first. */
  readonly keep: (slot: IntentSlot, intent: Intent) => void;
  /** The final answer to this key is known. */
  readonly forget: (slot: IntentSlot, key: string) => void;
}

const isIntent = shaped<Intent>({
  key: isText,
  price: shaped<Intent['price']>({ amount: isNumber, currency: isText }),
  transactionId: orNull(isNumber),
});

const kinds: readonly Bought['kind'][] = ['tip', 'post', 'message', 'subscription'];

const subjectOf = (slot: string): Bought | null => {
  const [name, id] = slot.split(':');
  const kind = kinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id: Number(id) };
};

const nameOf = ({ viewerId, slot }: IntentSlot): string => `${viewerId}/${slot}`;

/** By the time that an entry is forgotten every bank has answered. */
export function paymentIntentStorage(store: Store, storageKey: string): PaymentIntentStorage {
  const stored = storedEntries(store, storageKey, isIntent);
  return {
    read: (slot) => {
      const kept = stored.read()[nameOf(slot)];
      return kept ? { key: kept.key, price: kept.price, transactionId: kept.transactionId } : null;
    },
    readAll: (viewerId) => {
      const start = `${viewerId}/`;
      return Object.entries(stored.read()).flatMap(([name, { key, price, transactionId }]) => {
        const slot = name.slice(start.length);
        const subject = name.startsWith(start) ? subjectOf(slot) : null;
        return subject ? [{ viewerId, slot, subject, key, price, transactionId }] : [];
      });
    },
    keep: (slot, intent) => {
      const intents = stored.read();
      const name = nameOf(slot);
      const other = intents[name];
      if (other && other.key !== intent.key) return;
      stored.write({ ...intents, [name]: { ...intent, at: Date.now() } });
    },
    forget: (slot, key) => {
      const { [nameOf(slot)]: kept, ...others } = stored.read();
      if (kept?.key === key) stored.write(others);
    },
  };
}
