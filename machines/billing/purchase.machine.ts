import { childOf } from '../parts/children.ts';
import {
  attempt,
  earlierOutcomes,
  openLeave,
  outcomes,
  refusals,
  silence,
  withdrawals,
} from './purchase.states.ts';
import { answered, slotOf } from './purchase-answers.ts';
import { purchaseSetup } from './purchase.setup.ts';
import type { PurchaseContext } from './purchase.types.ts';

const slot = ({ context }: { context: PurchaseContext }) => ({
  viewerId: context.viewerId,
  slot: slotOf(context),
});
const intentOf = ({ context }: { context: PurchaseContext }) =>
  context.intent ?? { key: '', price: context.price, transactionId: null };

/** One thing is paid for once: no answer that got lost, and no second press, charges it again. */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  description: 'A member reviews a price, pays it once, and sees what was charged.',
  meta: { requirement: 'decisions §9 purchase' },
  context: ({ input, spawn, self }) => ({
    ...input,
    cards: childOf(self, spawn('cardChoice', { id: 'cardChoice' })),
    card: null,
    nextKey: null,
    intent: null,
    earlier: null,
    earlierOutcome: null,
    actionUrl: null,
    challenge: null,
    reason: null,
    doubt: null,
    refusal: null,
    newPrice: null,
    receipt: null,
    tries: 0,
  }),
  invoke: { id: 'keepIntent', src: 'keepIntent', input: slot },
  on: {
    'child.emitted': { actions: { type: 'storeCard', params: ({ event }) => event } },
    'key.generated': { actions: { type: 'storeKey', params: ({ event }) => event } },
    'dialog.dismiss': { actions: 'leave' },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description:
        'The device says whether an earlier payment for this still waits for its answer.',
      entry: 'askIntent',
      on: {
        'intent.recalled': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'checking',
            actions: [
              { type: 'restoreIntent', params: ({ event }) => event },
              { type: 'announceTaken', params: ({ event }) => event },
              { type: 'storeKey', params: ({ event }) => event },
            ],
          },
          { target: 'reviewing', actions: { type: 'storeKey', params: ({ event }) => event } },
        ],
      },
    },
    reviewing: {
      description:
        'What, for whom, how much and with which card stands there; nothing of it is sent yet.',
      on: { 'purchase.confirm': attempt },
    },
    paying: {
      description: 'The payment is on its way; a second press does nothing.',
      tags: 'busy',
      on: { 'dialog.dismiss': {} },
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({
          viewerId: context.viewerId,
          payee: context.payee,
          subject: context.subject,
          price: context.price,
          slot: slotOf(context),
          key: context.intent?.key ?? '',
          cardId: context.card?.id ?? 0,
        }),
        onDone: [
          ...outcomes,
          {
            guard: { type: 'isTaken', params: answered },
            target: 'recalling',
            actions: 'dropIntent',
          },
          { target: 'unknown' },
        ],
        onError: refusals,
      },
    },
    succeeded: {
      description: 'It is paid: the receipt says what was charged.',
      entry: 'announceSettled',
      on: { 'receipt.open': { actions: ['announceReceipt', 'leave'] } },
    },
    declined: {
      description: 'Nothing was charged; the reason stands there, and another try is a new intent.',
      on: {
        'purchase.confirm': attempt,
      },
    },
    needsAction: {
      description: 'The bank asks for a proof on its own page, in a frame.',
      entry: 'openChallenge',
      exit: 'closeChallenge',
      on: {
        'challenge.answered': { target: 'checking' },
        'payment.updated': { target: 'checking' },
        'dialog.dismiss': { target: 'withdrawing' },
      },
    },
    processing: {
      description:
        'The bank has it and takes its time; the answer arrives as an event or is polled for.',
      on: {
        'payment.updated': { target: 'checking' },
        'purchase.check': { target: 'checking' },
        'dialog.dismiss': openLeave,
      },
      after: { poll: { target: 'checking' } },
    },
    priceChanged: {
      description: 'It costs something else now and nothing was charged: both prices stand there.',
      on: {
        'price.accept': {
          guard: 'canPay',
          target: 'paying',
          actions: ['acceptPrice', 'openIntent', 'saveIntent'],
        },
      },
    },
    unknown: {
      description:
        'No answer came: nobody here knows whether it was charged, and it is not sent again.',
      entry: 'countTry',
      on: {
        'purchase.check': { target: 'checking' },
        'connection.restored': { target: 'checking' },
        'payment.updated': { target: 'checking' },
        'dialog.dismiss': openLeave,
      },
      after: { backoff: { target: 'checking' } },
    },
    checking: {
      description: 'The server is asked by the intent’s key what came of it.',
      tags: 'busy',
      on: { 'dialog.dismiss': {} },
      invoke: {
        id: 'inquire',
        src: 'inquire',
        input: intentOf,
        onDone: [...earlierOutcomes, ...outcomes, { target: 'withdrawing' }],
        onError: silence,
      },
    },
    withdrawing: {
      description: 'The intent is called back, so that nothing arrives late under its key.',
      tags: 'busy',
      on: { 'dialog.dismiss': {} },
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: intentOf,
        onDone: withdrawals,
        onError: silence,
      },
    },
    refused: {
      description: 'It cannot be bought: nothing was charged, and the reason stands there.',
    },
  },
});
