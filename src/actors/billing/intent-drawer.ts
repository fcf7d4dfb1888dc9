import type { Intent, IntentSlot } from '#machines/billing/purchase.types.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'fanfare.intents';
/** Milliseconds after which an unanswered intent is forgotten; by then every bank has spoken. */
const lifetime = 30 * 86_400_000;

interface Kept extends Intent {
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'transactionId' in value &&
  (value.transactionId === null || typeof value.transactionId === 'number') &&
  'price' in value &&
  typeof value.price === 'object' &&
  value.price !== null &&
  'amount' in value.price &&
  typeof value.price.amount === 'number' &&
  'currency' in value.price &&
  typeof value.price.currency === 'string';

const read = (store: Store): Record<string, Kept> => {
  try {
    const value: unknown = JSON.parse(store.getItem(storageKey) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const kept = Object.entries(value).filter(
      (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].at > Date.now() - lifetime,
    );
    return Object.fromEntries(kept);
  } catch {
    return {};
  }
};

const write = (store: Store, intents: Record<string, Kept>): void => {
  if (Object.keys(intents).length === 0) store.removeItem(storageKey);
  else store.setItem(storageKey, JSON.stringify(intents));
};

const nameOf = ({ viewerId, slot }: IntentSlot): string => `${viewerId}/${slot}`;

/** The intent for a thing that has had no final answer yet: its key, its price and nothing more. */
export const readIntent = (store: Store, slot: IntentSlot): Intent | null => {
  const kept = read(store)[nameOf(slot)];
  return kept ? { key: kept.key, price: kept.price, transactionId: kept.transactionId } : null;
};

/** Writes an intent down; one of another key stays: that one has to be answered first. */
export const keepIntent = (store: Store, slot: IntentSlot, intent: Intent): void => {
  const intents = read(store);
  const name = nameOf(slot);
  const other = intents[name];
  if (other && other.key !== intent.key) return;
  write(store, { ...intents, [name]: { ...intent, at: Date.now() } });
};

/** The final answer to this key is known. */
export const forgetIntent = (store: Store, slot: IntentSlot, key: string): void => {
  const { [nameOf(slot)]: kept, ...others } = read(store);
  if (kept?.key === key) write(store, others);
};
