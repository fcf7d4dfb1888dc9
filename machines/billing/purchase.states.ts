import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { answered, withdrawal } from './purchase-answers.ts';

/** Transitions for every answer of the server, to a payment or to an inquiry. */
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

/** Transitions for an earlier visit's payment; a new one that differs is reviewed next. */
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

/**
 * Transitions for errors of the payment request. Only an answer of the payment itself closes the
 * intent; a doubtful one is inquired about, never sent again.
 */
export const refusals = [
  whenSignedOut('unknown'),
  {
    guard: { type: 'isDoubtful', params: failureOf },
    target: 'checking',
    actions: { type: 'storeDoubt', params: failureOf },
  },
  {
    guard: { type: 'isDeclined', params: failureOf },
    target: 'declined',
    actions: [{ type: 'storeReason', params: failureOf }, 'closeIntent'],
  },
  {
    guard: { type: 'isPriceChanged', params: failureOf },
    target: 'priceChanged',
    actions: [{ type: 'storeNewPrice', params: failureOf }, 'closeIntent'],
  },
  {
    guard: { type: 'isBarred', params: failureOf },
    target: 'refused',
    actions: [{ type: 'storeRefusal', params: failureOf }, 'closeIntent'],
  },
  { target: 'unknown' },
] as const;

/** Transitions once the intent was recalled: where that succeeded, nothing was charged. */
export const withdrawals = [
  {
    guard: { type: 'isEarlierWithdrawn', params: withdrawal },
    target: 'reviewing',
    actions: ['storeEarlierLoss', 'closeIntent'],
  },
  {
    guard: { type: 'isBarredAndWithdrawn', params: withdrawal },
    target: 'refused',
    actions: ['storeBar', 'closeIntent'],
  },
  {
    guard: { type: 'isWithdrawn', params: withdrawal },
    target: 'declined',
    actions: ['storeWithdrawal', 'closeIntent'],
  },
  { target: 'checking' },
] as const;

/** A question that got no answer: the outcome stays unknown. */
export const silence = { target: 'unknown' } as const;

/** A press that pays: a new intent is written down before anything is sent. */
export const attempt = {
  guard: 'canPay',
  target: 'paying',
  actions: ['openIntent', 'saveIntent'],
} as const;

/** The person leaves while the outcome is open, and a notice says so. */
export const openLeave = { actions: ['announceOpen', 'announceLeft', 'leave'] } as const;
