import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { href } from '../navigation/routes.ts';
import { plainResourceStates, readAnew, reload } from '../parts/resource.ts';
import type { PaymentUpdated } from './billing.types.ts';
import { loadReceipt, shareReceipt } from './receipt.ports.ts';
import type {
  Receipt,
  ReceiptContext,
  ReceiptEmitted,
  ReceiptEvent,
  ReceiptInput,
  SharedReceipt,
} from './receipt.types.ts';

const pathOf = ({ paymentId }: ReceiptContext) => href('billingReceipt', { id: paymentId });
const shared = outputOf<SharedReceipt>;
/** A browser without a clipboard at all: the address stands there to be copied by hand. */
const addressOnly = ({ context }: { context: ReceiptContext }) => ({
  link: pathOf(context),
  end: 'refused' as const,
});
const asked = ({ context }: { context: ReceiptContext }) => ({ paymentId: context.paymentId });

/** Transitions for what happened to the payment, or may have. */
const followed = {
  'payment.updated': {
    guard: { type: 'isThis', params: eventOf },
    target: 'refreshing',
    reenter: true,
  },
  'connection.caughtUp': { target: 'refreshing', reenter: true },
} as const;

/** The receipt of one payment, for either of its sides. */
export const receiptMachine = setup({
  types: {
    context: {} as ReceiptContext,
    input: {} as ReceiptInput,
    events: {} as ReceiptEvent,
    emitted: {} as ReceiptEmitted,
    children: {} as {
      loadReceipt: 'loadReceipt';
      refreshReceipt: 'loadReceipt';
      shareReceipt: 'shareReceipt';
    },
  },
  actors: { loadReceipt, shareReceipt },
  guards: {
    hasPerson: ({ context }) => context.payment?.person != null,
    isThis: ({ context }, { transaction }: PaymentUpdated) => transaction.id === context.paymentId,
    /** The sheet said enough. */
    isSaid: (_, { end }: SharedReceipt) => end === 'shared' || end === 'left',
    isAbsent: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
  },
  actions: {
    storePayment: assign((_, payment: Receipt) => ({ payment })),
    announceCopy: emit((_, { link, end }: SharedReceipt) => ({
      type: 'notice.shown' as const,
      tone: end === 'copied' ? ('positive' as const) : ('caution' as const),
      key: end === 'copied' ? 'billing.receipt.copied' : 'billing.receipt.notCopied',
      params: { [end === 'copied' ? 'link' : 'url']: link },
    })),
    /** The number of the payment is filled in. */
    requestComplaint: emit(({ context: { payment, paymentId } }) => {
      const { id: userId = 0, displayName = '' } = payment?.person ?? {};
      return {
        type: 'dialog.requested' as const,
        id: `complaint-payment-${paymentId}`,
        dialog: 'complaint' as const,
        input: { about: { kind: 'chat' as const, userId }, displayName, userId, paymentId },
      };
    }),
  },
}).createMachine({
  id: 'receipt',
  description: 'A member reads and prints the receipt of a payment, or says what is wrong with it.',
  meta: { requirement: 'decisions §11 receipt; peers §2.11 receipts' },
  context: ({ input }) => ({ ...input, payment: null }),
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadReceipt', input: asked },
      descriptions: {
        loading: 'The payment is on its way.',
        failed: 'The payment could not be read.',
      },
      read: { target: 'shown', actions: { type: 'storePayment', params: outputOf } },
      refused: [{ guard: { type: 'isAbsent', params: failureOf }, target: 'missing' }],
      on: { 'receipt.retry': reload, 'connection.restored': reload },
      anew: {
        'payment.updated': { guard: { type: 'isThis', params: eventOf }, ...readAnew },
        'connection.caughtUp': readAnew,
      },
    }),
    shown: {
      description:
        'The receipt is shown as the payment stood last, and what was bought as it was sold.',
      on: {
        'receipt.share': { target: 'sharing' },
        'receipt.dispute': { guard: 'hasPerson', actions: 'requestComplaint' },
        ...followed,
      },
    },
    sharing: {
      description:
        'The sheet of the device is asked for; without one the address is copied. The payment is read again after it.',
      invoke: {
        id: 'shareReceipt',
        src: 'shareReceipt',
        input: ({ context }) => ({ path: pathOf(context) }),
        onDone: [
          { guard: { type: 'isSaid', params: shared }, target: 'refreshing' },
          { target: 'refreshing', actions: { type: 'announceCopy', params: shared } },
        ],
        onError: {
          target: 'refreshing',
          actions: { type: 'announceCopy', params: addressOnly },
        },
      },
    },
    refreshing: {
      description: 'The payment changed, or may have: it is read again behind the receipt.',
      on: followed,
      invoke: {
        id: 'refreshReceipt',
        src: 'loadReceipt',
        input: asked,
        onDone: { target: 'shown', actions: { type: 'storePayment', params: outputOf } },
        onError: { target: 'shown' },
      },
    },
    missing: { description: 'There is no such payment, or it is not the member’s own.' },
  },
});
