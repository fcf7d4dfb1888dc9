import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { toFailure, type Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import { relay } from '../lib/relay.ts';
import type { Transaction } from './billing.types.ts';
import { cardChoiceMachine } from './card-choice.machine.ts';
import type { CardChoiceEmitted } from './card-choice.types.ts';
import { proofMachine } from './proof.machine.ts';
import { inquire, keepIntent, pay, withdraw } from './purchase.ports.ts';
import type {
  DeclineReason,
  Intent,
  PaymentNews,
  PurchaseContext,
  PurchaseEmitted,
  PurchaseEvent,
  PurchaseInput,
} from './purchase.types.ts';

type Refusal = { failure: Failure };
type News = { news: PaymentNews };

/** The thing that is bought, as its intent is filed under. */
export const slotOf = ({ payee, subject }: PurchaseInput): string =>
  subject.kind === 'tip' || subject.kind === 'subscription'
    ? `${subject.kind}:${payee.id}`
    : `${subject.kind}:${subject.id}`;

/** Reads what an invoke threw. */
export const thrown = ({ event }: { event: { error: unknown } }): Refusal => ({
  failure: toFailure(event.error),
});
/** Reads what a port came back with. */
export const told = ({ event }: { event: { output: PaymentNews } }): News => ({
  news: event.output,
});

/** Why a failure means that nothing was charged and another try may succeed; null when it does not. */
const reasonOf = (failure: Failure): DeclineReason | null => {
  if (failure.kind === 'paymentDeclined')
    return { kind: 'card', code: failure.code, declineCode: failure.declineCode };
  if (failure.kind === 'throttled') return { kind: 'throttled', retryAfter: failure.retryAfter };
  if (failure.kind === 'passwordUnconfirmed') return { kind: 'unconfirmed' };
  if (failure.kind !== 'conflict') return null;
  if (failure.code === 'intent_withdrawn') return { kind: 'withdrawn' };
  return failure.code === 'payment_in_progress' ? { kind: 'elsewhere' } : null;
};
const barred: readonly string[] = ['forbidden', 'notFound', 'invalid', 'conflict'];
const isRunning = (failure: Failure) =>
  failure.kind === 'conflict' && failure.code === 'idempotency_in_progress';

/** The words of the purchase chart. */
export const purchaseWords = setup({
  types: {
    context: {} as PurchaseContext,
    input: {} as PurchaseInput,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    output: {} as Answer<Transaction>,
    children: {} as {
      cardChoice: 'cardChoice';
      proof: 'proof';
      keepIntent: 'keepIntent';
      pay: 'pay';
      inquire: 'inquire';
      withdraw: 'withdraw';
    },
  },
  actors: {
    cardChoice: cardChoiceMachine,
    proof: proofMachine,
    keepIntent,
    pay,
    inquire,
    withdraw,
  },
  guards: {
    isKept: (_, params: { intent: Intent | null }) => params.intent !== null,
    canPay: ({ context: { card, nextKey } }) =>
      card !== null && !card.isExpired && nextKey !== null,
    isChoice: (_, params: { emitted: CardChoiceEmitted }) => params.emitted.type === 'card.chosen',
    isSucceeded: (_, { news }: News) => news.status === 'succeeded',
    isProof: (_, { news }: News) => news.status === 'requiresAction',
    isProcessing: (_, { news }: News) => news.status === 'processing',
    isFailed: (_, { news }: News) => news.status === 'failed' || news.status === 'unsent',
    isTaken: (_, { news }: News) => news.status === 'taken',
    isWithdrawn: (_, params: { withdrawn: boolean }) => params.withdrawn,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isDeclined: (_, { failure }: Refusal) => reasonOf(failure) !== null,
    isPriceChanged: (_, { failure }: Refusal) =>
      failure.kind === 'conflict' && failure.price !== undefined,
    isBarred: (_, { failure }: Refusal) => barred.includes(failure.kind) && !isRunning(failure),
  },
  actions: {
    hearCards: ({ context, self }) => relay(context.cards, self),
    announceExpiry: emit({ type: 'session.expired' }),
    storeCard: assign((_, { emitted }: { emitted: CardChoiceEmitted }) => ({
      card: emitted.type === 'card.chosen' ? emitted.card : null,
    })),
    storeKey: assign((_, params: { key: string }) => ({ nextKey: params.key })),
    restoreIntent: assign((_, params: { intent: Intent | null }) => ({ intent: params.intent })),
    askIntent: sendTo('keepIntent', { type: 'intent.recall' }),
    openIntent: assign(({ context: { nextKey, price } }) => ({
      intent: { key: nextKey ?? '', price, transactionId: null },
      nextKey: null,
      reason: null,
      tries: 0,
    })),
    saveIntent: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent) enqueue.sendTo('keepIntent', { type: 'intent.opened', intent });
    }),
    closeIntent: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent) enqueue.sendTo('keepIntent', { type: 'intent.closed', key: intent.key });
      enqueue.assign({ intent: null, actionUrl: null });
    }),
    /** Another tab's intent takes the place of ours, which was never sent. */
    dropIntent: assign(({ context: { intent } }) => ({
      intent: null,
      nextKey: intent?.key ?? null,
    })),
    storeTransaction: assign(({ context: { intent } }, { news }: News) => ({
      intent:
        intent && 'transaction' in news
          ? { ...intent, transactionId: news.transaction.id }
          : intent,
      actionUrl: news.status === 'requiresAction' ? news.url : null,
    })),
    openProof: assign(({ context: { actionUrl: url }, spawn }) => ({
      proof: url === null ? null : spawn('proof', { id: 'proof', input: { url } }),
    })),
    closeProof: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('proof');
      enqueue.assign({ proof: null });
    }),
    storeReceipt: assign((_, { news }: News) => ({
      receipt: news.status === 'succeeded' ? news.transaction : null,
    })),
    storeDecline: assign((_, { news }: News) => ({
      reason:
        news.status === 'failed'
          ? { kind: 'card' as const, code: news.code, declineCode: news.declineCode }
          : { kind: 'offline' as const },
    })),
    storeReason: assign((_, { failure }: Refusal) => ({ reason: reasonOf(failure) })),
    storeWithdrawal: assign({ reason: { kind: 'withdrawn' } }),
    storeRefusal: assign((_, { failure }: Refusal) => ({ refusal: failure })),
    storeNewPrice: assign((_, { failure }: Refusal) => ({
      newPrice: failure.kind === 'conflict' ? (failure.price ?? null) : null,
    })),
    acceptPrice: assign(({ context: { price, newPrice } }) => ({
      price: newPrice ?? price,
      newPrice: null,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    announceSettled: enqueueActions(({ context: { receipt, subject, payee }, enqueue }) => {
      if (receipt) {
        enqueue.emit({ type: 'purchase.settled', transaction: receipt, subject, payee });
      }
    }),
    announceOpen: emit({
      type: 'notice.shown',
      tone: 'caution',
      key: 'billing.purchase.leftOpen',
    }),
    leave: emit(({ context: { receipt } }) => ({
      type: 'dialog.settled' as const,
      answer:
        receipt === null
          ? ({ kind: 'cancelled' } as const)
          : ({ kind: 'confirmed', value: receipt } as const),
    })),
  },
  delays: {
    poll: 3_000,
    backoff: ({ context }) => Math.min(30_000, 1000 * 2 ** context.tries),
  },
});
