import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Message } from './chat.types.ts';

const wanted = ({ event }: { event: { message: Message } }) => event;
const bought = ({ event }: { event: PurchaseSettled }) => event;

/** A locked message is bought in a dialog, and opens in its place as soon as it is paid. */
export const unlocking = {
  'unlock.ask': {
    guard: { type: 'isForSale', params: wanted },
    actions: { type: 'requestUnlock', params: wanted },
  },
  'purchase.settled': {
    guard: { type: 'isBought', params: bought },
    actions: { type: 'storeBought', params: bought },
  },
} as const;
