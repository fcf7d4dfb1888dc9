import { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { ReceiptView } from '#src/views/billing/receipt.view.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { boughtOut, goneIn, tipOut } from '#stories/billing/payments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

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
        done: [tipOut, goneIn, boughtOut],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      shareReceipt: {
        done: [
          { link: 'https://fanfare.test/billing/receipts/9001', end: 'shared' },
          { link: 'https://fanfare.test/billing/receipts/9001', end: 'left' },
          { link: 'https://fanfare.test/billing/receipts/9001', end: 'copied' },
          { link: 'https://fanfare.test/billing/receipts/9001', end: 'refused' },
        ],
        error: [{ kind: 'unexpected', status: 0, message: '' }],
      },
    },
  },
  gestures: {
    'receipt.retry': (person) => person.press('Try again'),
    'receipt.share': (person) => person.press(t('billing.receipt.share')),
    'receipt.dispute': (person) => person.press(t('billing.receipt.wrong')),
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'payment.updated': byChart,
  },
  outOfReach: (snapshot, event) =>
    event.type === 'receipt.dispute' && !snapshot.can(event) ? 'there is no such button' : null,
  sightings: {
    loading: (person) => person.seesRole('status'),
    shown: async (person, { context: { payment } }) => {
      await person.sees('Paid to');
      await (payment?.sold
        ? person.sees(payment.sold.text ?? '')
        : person.seesNot(t('billing.receipt.sold')));
    },
    sharing: (person) => person.seesBusy('button', t('billing.receipt.share')),
    refreshing: (person) => person.sees('Paid to'),
    missing: (person) => person.sees(t('billing.receipt.missing')),
    failed: (person) => person.seesRole('alert'),
  },
});
