import { assign, emit, enqueueActions, setup } from 'xstate';
import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { Transaction } from './billing.types.ts';
import { readAmount } from '../lib/amount.ts';
import { eventOf } from '../lib/params.ts';
import { purchaseMachine } from './purchase.machine.ts';
import type { PurchaseEmitted, PurchaseEvents } from './purchase.types.ts';
import type { TipAmount, TipContext, TipEmitted, TipEvent, TipInput } from './tip.types.ts';

/** Friendly sums, as far as the limits let them be. */
const presets = [300, 500, 1000, 2500];

type Chosen = Pick<TipContext, 'preset' | 'typed' | 'currency' | 'min' | 'max'>;

const offered = ({ currency, min, max }: TipInput) => {
  const within = presets.filter((amount) => amount >= min && amount <= max);
  const [preset = null] = within;
  return { presets: within, preset, sum: preset === null ? null : { amount: preset, currency } };
};

const amountOf = ({ preset, typed, currency, min, max }: Chosen): TipAmount => {
  const amount = preset ?? readAmount(typed, currency);
  if (amount === null) return 'unreadable';
  if (amount < min) return 'tooSmall';
  return amount > max ? 'tooLarge' : { amount, currency };
};
const sumOf = (chosen: Chosen) => {
  const amount = amountOf(chosen);
  return typeof amount === 'string' ? null : amount;
};

const isTyped = ({ typed, message }: TipContext): boolean =>
  [typed, message].some((text) => !isBlank(text));
/** Situations of a purchase in which nothing of it is under way. */
const unsent = ['recalling', 'reviewing', 'declined', 'priceChanged', 'refused'];

/** A thank-you in money: how much, with which words, and then one purchase. */
export const tipMachine = setup({
  types: {
    context: {} as TipContext,
    input: {} as TipInput,
    events: {} as TipEvent,
    emitted: {} as TipEmitted,
    output: {} as Answer<Transaction>,
    children: {} as { purchase: 'purchase' },
  },
  actors: { purchase: purchaseMachine },
  guards: {
    isGiveable: ({ context }) => typeof amountOf(context) === 'object',
    isOffered: ({ context }, params: { amount: number }) => context.presets.includes(params.amount),
    isTyped: ({ context }) => isTyped(context),
    /**
     * True if the typed amount is in no payment yet: a new one is only reviewed, or waits for an
     * older.
     */
    isUnsent: ({ context }) => {
      const { value, context: bought } = context.purchase?.getSnapshot() ?? {};
      const resting = bought?.earlier ? [...unsent, 'processing', 'unknown'] : unsent;
      return isTyped(context) && resting.some((rest) => rest === value);
    },
    /** Going back is safe only while nothing was sent. */
    isReviewing: ({ context: { purchase } }) =>
      ['reviewing', 'declined'].some((rest) => purchase?.getSnapshot().value === rest),
  },
  actions: {
    choosePreset: assign(({ context }, { amount: preset }: { amount: number }) => ({
      preset,
      typed: '',
      sum: sumOf({ ...context, preset, typed: '' }),
      problem: null,
    })),
    storeTyped: assign(({ context }, { text: typed }: { text: string }) => ({
      typed,
      preset: null,
      sum: sumOf({ ...context, preset: null, typed }),
      problem: null,
    })),
    storeMessage: assign((_, params: { text: string }) => ({ message: params.text })),
    storeProblem: assign(({ context }) => {
      const amount = amountOf(context);
      return { problem: typeof amount === 'string' ? amount : null };
    }),
    openPurchase: assign(({ context, spawn, self }) => {
      const { viewerId, payee, about, message } = context;
      const price = amountOf(context);
      if (typeof price === 'string') return {};
      const subject = { kind: 'tip', about, message: trimmed(message) || null } as const;
      const input = { viewerId, payee, subject, price };
      return { purchase: childOf(self, spawn('purchase', { id: 'purchase', input })) };
    }),
    closePurchase: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('purchase');
      enqueue.assign({ purchase: null });
    }),
    forward: emit(emittedOf<PurchaseEmitted>),
    leave: emit({ type: 'dialog.settled' as const, answer: { kind: 'cancelled' as const } }),
    notifyPurchase: enqueueActions(({ enqueue }, params: PurchaseEvents) => {
      enqueue.sendTo('purchase', params);
    }),
  },
}).createMachine({
  id: 'tip',
  description: 'A member gives a creator a sum of their own choice.',
  meta: { requirement: 'issue 4 tip; peers §2.11' },
  context: ({ input }) => ({
    ...input,
    ...offered(input),
    typed: '',
    message: '',
    problem: null,
    purchase: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'Amount and words are open; Enter in the amount leads to the review, never to a charge.',
      on: {
        'preset.choose': {
          guard: { type: 'isOffered', params: eventOf },
          actions: { type: 'choosePreset', params: eventOf },
        },
        'amount.change': { actions: { type: 'storeTyped', params: eventOf } },
        'message.change': { actions: { type: 'storeMessage', params: eventOf } },
        'input.discard': { guard: 'isTyped', actions: 'leave' },
        'tip.review': [{ guard: 'isGiveable', target: 'purchasing' }, { actions: 'storeProblem' }],
      },
    },
    purchasing: {
      description: 'The sum stands and is reviewed and paid.',
      entry: 'openPurchase',
      exit: 'closePurchase',
      on: {
        'tip.edit': { guard: 'isReviewing', target: 'choosing' },
        ...forwarding,
        'dialog.dismiss': { actions: { type: 'notifyPurchase', params: eventOf } },
        'input.discard': {
          guard: 'isUnsent',
          actions: { type: 'notifyPurchase', params: { type: 'dialog.dismiss' } },
        },
        'payment.updated': { actions: { type: 'notifyPurchase', params: eventOf } },
        'connection.restored': { actions: { type: 'notifyPurchase', params: eventOf } },
      },
    },
  },
});
