import { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { ReceiptView } from '#src/views/billing/receipt.view.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { goneIn, tipOut } from '#stories/billing/payments.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: receiptMachine,
  View: ReceiptView,
  input: { paymentId: paid.id, viewerName: 'Bo Lindqvist' },
  cases: {
    events: {
      'payment.updated': [{ transaction: paid }, { transaction: { ...paid, id: 1 } }],
    },
    outcomes: {
      loadReceipt: {
        done: [tipOut, goneIn],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'receipt.retry': (person) => person.press('Try again'),
    'receipt.dispute': (person) => person.press('Something is wrong with this'),
    'connection.restored': world,
    'payment.updated': world,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'receipt.dispute' && !snapshot.can(event) ? 'there is no such button' : null,
  sightings: {
    loading: (person) => person.seesRole('status'),
    shown: (person) => person.sees('Paid to'),
    refreshing: (person) => person.sees('Paid to'),
    missing: (person) => person.sees('There is no such receipt of yours.'),
    failed: (person) => person.seesRole('alert'),
  },
});
