import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import { href } from '../navigation/routes.ts';
import type { Transaction } from './billing.types.ts';
import { cardChoiceMachine } from './card-choice.machine.ts';
import type { CardChoiceEmitted } from './card-choice.types.ts';
import { challengeMachine } from './challenge.machine.ts';
import { inquire, keepIntent, pay, withdraw } from './purchase.ports.ts';
import type { Intent, PaymentUpdate, PurchaseInput } from './payment.types.ts';
import type { PurchaseContext, PurchaseEmitted, PurchaseEvent } from './purchase.types.ts';
import {
  barred,
  boughtOf,
  isDoubtful,
  isFailure,
  isRunning,
  reasonOf,
  slotOf,
} from './purchase-answers.ts';

type Refusal = { failure: Failure };
type Update = { update: PaymentUpdate };
type Withdrawal = { withdrawn: boolean };

/** Payment by a written intent: `pay`, then `inquire` every 3 s or with a growing pause. */
export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    input: {} as PurchaseInput,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    output: {} as Answer<Transaction>,
    children: {} as {
      cardChoice: 'cardChoice';
      challenge: 'challenge';
      keepIntent: 'keepIntent';
      pay: 'pay';
      inquire: 'inquire';
      withdraw: 'withdraw';
    },
  },
  actors: {
    cardChoice: cardChoiceMachine,
    challenge: challengeMachine,
    keepIntent,
    pay,
    inquire,
    withdraw,
  },
  guards: {
    isKept: (_, params: { intent: Intent | null }) => params.intent !== null,
    canPay: ({ context: { card, nextKey } }) =>
      card !== null && !card.isExpired && nextKey !== null,
    isSucceeded: (_, { update }: Update) => update.status === 'succeeded',
    isChallenge: (_, { update }: Update) => update.status === 'requiresAction',
    isProcessing: (_, { update }: Update) => update.status === 'processing',
    isFailed: (_, { update }: Update) => isFailure(update),
    /** Another tip may follow; anything else can be had once, and its receipt answers the person. */
    isEarlierTipPaid: ({ context: { earlier, subject } }, { update }: Update) =>
      update.status === 'succeeded' && earlier !== null && subject.kind === 'tip',
    isEarlierFailed: ({ context }, { update }: Update) =>
      context.earlier !== null && isFailure(update),
    isEarlierWithdrawn: ({ context }, { withdrawn }: Withdrawal) =>
      context.earlier !== null && withdrawn,
    isTaken: (_, { update }: Update) => update.status === 'taken',
    isWithdrawn: (_, { withdrawn }: Withdrawal) => withdrawn,
    /** True if the purchase is forbidden and its intent was withdrawn: no other try can follow. */
    isBarredAndWithdrawn: ({ context: { doubt } }, { withdrawn }: Withdrawal) =>
      withdrawn && doubt?.kind === 'forbidden',
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isDoubtful: (_, { failure }: Refusal) => isDoubtful(failure),
    isDeclined: (_, { failure }: Refusal) => reasonOf(failure) !== null,
    isPriceChanged: (_, { failure }: Refusal) =>
      failure.kind === 'conflict' && failure.price !== undefined,
    isBarred: (_, { failure }: Refusal) => barred.includes(failure.kind) && !isRunning(failure),
  },
  actions: {
    storeCard: assign((_, { emitted }: { emitted: CardChoiceEmitted }) => ({
      card: emitted.type === 'card.chosen' ? emitted.card : null,
    })),
    storeKey: assign((_, params: { key: string }) => ({ nextKey: params.key })),
    restoreIntent: assign((_, { intent }: { intent: Intent | null }) => ({
      intent,
      earlier: intent,
      earlierOutcome: null,
    })),
    storeEarlierReceipt: assign(({ context: { receipt } }) => ({
      earlier: null,
      earlierOutcome: receipt && { kind: 'paid' as const, transaction: receipt },
      receipt: null,
    })),
    storeEarlierLoss: assign(({ context: { intent } }) => ({
      earlier: null,
      earlierOutcome: intent && { kind: 'notMade' as const, intent },
    })),
    askIntent: sendTo('keepIntent', { type: 'intent.recall' }),
    openIntent: assign(({ context: { nextKey, price } }) => ({
      intent: { key: nextKey ?? '', price, transactionId: null },
      nextKey: null,
      earlier: null,
      earlierOutcome: null,
      reason: null,
      doubt: null,
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
    storeTransaction: assign(({ context: { intent } }, { update }: Update) => ({
      intent:
        intent && 'transaction' in update
          ? { ...intent, transactionId: update.transaction.id }
          : intent,
      actionUrl: update.status === 'requiresAction' ? update.url : null,
    })),
    openChallenge: assign(({ context: { actionUrl: url }, spawn }) => ({
      challenge: url === null ? null : spawn('challenge', { id: 'challenge', input: { url } }),
    })),
    closeChallenge: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('challenge');
      enqueue.assign({ challenge: null });
    }),
    storeReceipt: assign((_, { update }: Update) => ({
      receipt: update.status === 'succeeded' ? update.transaction : null,
    })),
    storeDecline: assign((_, { update }: Update) => ({
      reason:
        update.status === 'failed'
          ? { kind: 'card' as const, code: update.code, declineCode: update.declineCode }
          : { kind: 'offline' as const },
    })),
    storeReason: assign((_, { failure }: Refusal) => ({ reason: reasonOf(failure) })),
    storeDoubt: assign((_, { failure }: Refusal) => ({ doubt: failure })),
    /** The gate's own reason, now that nothing is or will be charged. */
    storeWithdrawal: assign(({ context: { doubt } }) => ({
      reason: (doubt && reasonOf(doubt)) ?? { kind: 'withdrawn' as const },
    })),
    storeBar: assign(({ context: { doubt } }) => ({ refusal: doubt })),
    storeRefusal: assign((_, { failure }: Refusal) => ({ refusal: failure })),
    storeNewPrice: assign((_, { failure }: Refusal) => ({
      newPrice: failure.kind === 'conflict' ? (failure.price ?? null) : null,
    })),
    acceptPrice: assign(({ context: { price, newPrice } }) => ({
      price: newPrice ?? price,
      newPrice: null,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    announceSettled: enqueueActions(({ context, enqueue }) => {
      const { receipt: transaction, payee } = context;
      const subject = boughtOf(context);
      if (transaction) enqueue.emit({ type: 'purchase.settled', transaction, subject, payee });
    }),
    announceReceipt: emit(({ context: { receipt } }) => ({
      type: 'location.requested' as const,
      path: href('billingReceipt', { id: receipt?.id ?? 0 }),
    })),
    announceTaken: emit((_, { intent }: { intent: Intent | null }) => ({
      type: 'payment.taken' as const,
      key: intent?.key ?? '',
    })),
    announceLeft: enqueueActions(({ context, enqueue }) => {
      const { intent, viewerId } = context;
      if (!intent) return;
      const payment = { ...intent, viewerId, slot: slotOf(context), subject: boughtOf(context) };
      enqueue.emit({ type: 'payment.left', payment });
    }),
    announceOpen: emit(({ context: { intent, price, payee } }) => ({
      type: 'notice.shown' as const,
      tone: 'caution' as const,
      key: 'billing.purchase.leftOpen',
      params: { amount: intent?.price ?? price, name: payee.displayName },
    })),
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
