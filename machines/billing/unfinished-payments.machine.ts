import { eventOf } from '../lib/params.ts';
import type { Intent, PaymentUpdate } from './payment.types.ts';
import { unfinishedPaymentsSetup } from './unfinished-payments.setup.ts';
import type { UnfinishedPaymentsContext } from './unfinished-payments.types.ts';

const answered = ({ event }: { event: { output: PaymentUpdate } }) => ({ update: event.output });
const none: Intent = { key: '', price: { amount: 0, currency: '' }, transactionId: null };
const first = ({ context: { payments } }: { context: UnfinishedPaymentsContext }): Intent =>
  payments[0] ?? none;

/** Payments whose window was left before their outcome was known: the outcome of each is shown without being asked for. */
export const unfinishedPaymentsMachine = unfinishedPaymentsSetup.createMachine({
  id: 'unfinishedPayments',
  description: 'What came of a payment is asked for and shown after its window is gone.',
  meta: { requirement: 'issue 16 line 11; decisions §9 purchase' },
  context: { payments: [], named: [], tries: 0 },
  invoke: { id: 'watchUnfinished', src: 'watchUnfinished' },
  initial: 'resting',
  on: {
    'payments.found': [
      {
        guard: { type: 'hasFound', params: eventOf },
        target: '.asking',
        actions: { type: 'storeFound', params: eventOf },
      },
      { target: '.resting', actions: { type: 'storeFound', params: eventOf } },
    ],
    'payment.left': { target: '.asking', actions: { type: 'storeLeft', params: eventOf } },
    'payment.taken': [
      {
        guard: { type: 'isOnly', params: eventOf },
        target: '.resting',
        actions: { type: 'dropTaken', params: eventOf },
      },
      {
        guard: { type: 'isKnown', params: eventOf },
        target: '.asking',
        actions: { type: 'dropTaken', params: eventOf },
      },
    ],
  },
  states: {
    resting: {
      description: 'No payment of this member is open.',
      always: { guard: 'hasPayments', target: 'asking' },
    },
    asking: {
      description: 'The server is asked what came of the first one.',
      invoke: {
        id: 'inquireLeft',
        src: 'inquireLeft',
        input: first,
        onDone: [
          {
            guard: { type: 'isSucceeded', params: answered },
            target: 'resting',
            actions: [{ type: 'announcePaid', params: answered }, 'closeFirst'],
          },
          {
            guard: { type: 'isFailed', params: answered },
            target: 'resting',
            actions: ['announceLoss', 'closeFirst'],
          },
          { guard: { type: 'isLost', params: answered }, target: 'withdrawing' },
          {
            target: 'waiting',
            actions: [{ type: 'nameFirst', params: answered }, 'postpone'],
          },
        ],
        onError: { target: 'waiting', actions: 'postpone' },
      },
    },
    withdrawing: {
      description: 'Nothing arrived under its key; it is called back, so that nothing comes late.',
      invoke: {
        id: 'withdrawLeft',
        src: 'withdrawLeft',
        input: first,
        onDone: [
          {
            guard: {
              type: 'isWithdrawn',
              params: ({ event }) => ({ withdrawn: event.output }),
            },
            target: 'resting',
            actions: ['announceLoss', 'closeFirst'],
          },
          { target: 'asking' },
        ],
        onError: { target: 'waiting', actions: 'postpone' },
      },
    },
    waiting: {
      description: 'It is still open; asked again after a pause, or when the app has a reason to.',
      after: { backoff: { target: 'asking' } },
      on: {
        'app.event': { guard: { type: 'isOccasion', params: eventOf }, target: 'asking' },
      },
    },
  },
});
