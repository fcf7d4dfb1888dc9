import type { AfterChange } from '../people/after-change.ts';
import { endSubscription } from './give-back.ts';
import { sendBack } from './send-back.ts';
import { withdrawPaymentsBetween } from './withdraw.ts';

/**
 * Ends the subscription that the blocker sold to the blocked: the days that are left go back to who
 * paid them. A subscriber who blocks a creator keeps their days, and can read on once they lift the
 * block (decision 013).
 */
export const endSoldAcross: AfterChange['blocking'] = (tx, { byUserId, toUserId }, now) =>
  endSubscription(tx, { sellerId: byUserId, buyerId: toUserId }, now);

/**
 * A block withdraws what still waits for a proof or for the bank. What cannot be withdrawn, or is
 * not reached because this process dies, is given back when it is settled (`settle.ts`).
 */
export const endPaymentsAcross: AfterChange['banned'] = async (backend, move, _, after) => {
  if (after !== 'block') return;
  await withdrawPaymentsBetween(backend, move.byUserId, move.toUserId);
  await sendBack(backend, { sellerId: move.byUserId, buyerId: move.toUserId });
};
