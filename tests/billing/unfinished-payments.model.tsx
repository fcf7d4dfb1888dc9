import { unfinishedPaymentsMachine } from '#machines/billing/unfinished-payments.machine.ts';
import { intent, paid } from '#stories/billing/billing.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const transaction = { ...paid, status: 'pending' } as const;
const payment = { ...intent, viewerId: 3, slot: 'tip:2', subject: { kind: 'tip', id: 2 } } as const;
const other = {
  ...payment,
  key: 'other',
  slot: 'post:7',
  subject: { kind: 'post', id: 7 },
} as const;

const atOnce = 'the state of rest is left at once where there are payments';
const exclusive = 'an answer has one status: the guards never hold together';

export default defineModel({
  machine: unfinishedPaymentsMachine,
  reason: 'The notices draw what it says.',
  cases: {
    events: {
      'payments.found': [{ payments: [] }, { payments: [payment] }, { payments: [payment, other] }],
      'payment.left': ({ payments }) => (payments.length > 1 ? [] : [{ payment: other }]),
      'payment.taken': [{ key: payment.key }, { key: 'unheard of' }],
      'app.event': [
        { appEvent: { type: 'payment.updated' } },
        { appEvent: { type: 'locale.changed' } },
      ],
    },
    outcomes: {
      inquireLeft: {
        done: ({ tries }) => [
          { status: 'succeeded', transaction: paid },
          { status: 'succeeded', transaction: { ...paid, payee: null } },
          { status: 'failed', code: null, declineCode: 'lost_card' },
          { status: 'absent' },
          ...(tries > 1
            ? []
            : [
                { status: 'processing', transaction } as const,
                { status: 'requiresAction', transaction, url: '/up?frame' } as const,
              ]),
        ],
        error: ({ tries }) => (tries > 1 ? [] : [{ kind: 'offline' }, { kind: 'unauthenticated' }]),
      },
      withdrawLeft: {
        done: [true, false],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'payments.found': byPort,
    'payment.left': byChart,
    'payment.taken': byChart,
    'app.event': byChart,
  },
  sightings: {},
  equivalents: {
    'missing transition @ (root)|payments.found|0: it is not there': atOnce,
    'swapped candidates @ (root)|payments.found|0: it comes after the next one': atOnce,
    'swapped candidates @ asking|done(inquireLeft)|0: it comes after the next one': exclusive,
    'swapped candidates @ asking|done(inquireLeft)|1: it comes after the next one': exclusive,
  },
});
