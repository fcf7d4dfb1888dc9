import { thrown, answered } from './purchase.setup.ts';

/** What every answer of the server leads to, whether it was sent for or asked for. */
export const outcomes = [
  {
    guard: { type: 'isSucceeded', params: answered },
    target: 'succeeded',
    actions: [{ type: 'storeReceipt', params: answered }, 'closeIntent'],
  },
  {
    guard: { type: 'isChallenge', params: answered },
    target: 'needsAction',
    actions: [{ type: 'storeTransaction', params: answered }, 'saveIntent'],
  },
  {
    guard: { type: 'isProcessing', params: answered },
    target: 'processing',
    actions: [{ type: 'storeTransaction', params: answered }, 'saveIntent'],
  },
  {
    guard: { type: 'isFailed', params: answered },
    target: 'declined',
    actions: [{ type: 'storeDecline', params: answered }, 'closeIntent'],
  },
] as const;

/** What came of a payment of an earlier visit: where the new one is another, it is reviewed next. */
export const earlierOutcomes = [
  {
    guard: { type: 'isEarlierTipPaid', params: answered },
    target: 'reviewing',
    actions: [
      { type: 'storeReceipt', params: answered },
      'announceSettled',
      'storeEarlierReceipt',
      'closeIntent',
    ],
  },
  {
    guard: { type: 'isEarlierFailed', params: answered },
    target: 'reviewing',
    actions: ['storeEarlierLoss', 'closeIntent'],
  },
] as const;

/** What a refusal of the money call leads to; whatever leaves a doubt is asked about, never sent again. */
export const refusals = [
  {
    guard: { type: 'isSessionOver', params: thrown },
    target: 'reviewing',
    actions: ['closeIntent', 'announceExpiry'],
  },
  {
    guard: { type: 'isDeclined', params: thrown },
    target: 'declined',
    actions: [{ type: 'storeReason', params: thrown }, 'closeIntent'],
  },
  {
    guard: { type: 'isPriceChanged', params: thrown },
    target: 'priceChanged',
    actions: [{ type: 'storeNewPrice', params: thrown }, 'closeIntent'],
  },
  {
    guard: { type: 'isBarred', params: thrown },
    target: 'refused',
    actions: [{ type: 'storeRefusal', params: thrown }, 'closeIntent'],
  },
  { target: 'unknown' },
] as const;

/** A question that got no answer: the outcome stays unknown. */
export const silence = [
  {
    guard: { type: 'isSessionOver', params: thrown },
    target: 'unknown',
    actions: 'announceExpiry',
  },
  { target: 'unknown' },
] as const;

/** A press that pays: a new intent is written down before anything is sent. */
export const attempt = {
  guard: 'canPay',
  target: 'paying',
  actions: ['openIntent', 'saveIntent'],
} as const;

/** The person leaves while the outcome is open, and a notice says so. */
export const openLeave = { actions: ['announceOpen', 'announceLeft', 'leave'] } as const;
