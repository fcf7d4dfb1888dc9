import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { PurchaseView, type PurchaseActor } from '#src/views/billing/purchase.view.tsx';
import { ada, five, intent, paid, visa } from '#stories/billing/billing.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPage, byPort, defineModel } from '#tests/lib/model.ts';

const transaction = { ...paid, status: 'pending' } as const;
const chatEvents = [
  { status: 'succeeded', transaction: paid },
  { status: 'requiresAction', transaction, url: '/up?frame' },
  { status: 'processing', transaction },
  { status: 'failed', code: null, declineCode: 'lost_card' },
] as const;

/** In its frame, as the app draws it: the cross and the buttons that only leave are the frame's. */
const Framed = ({ actor }: { actor: PurchaseActor }) => (
  <Dialog open present onClose={() => actor.send({ type: 'dialog.dismiss' })}>
    <PurchaseView actor={actor} />
  </Dialog>
);

export default defineModel({
  machine: purchaseMachine,
  View: Framed,
  input: {
    viewerId: 3,
    payee: ada,
    subject: { kind: 'tip', message: null, about: null },
    price: five,
  },
  cases: {
    events: {
      'intent.recalled': [
        { intent: null, key: 'key 1' },
        { intent, key: 'key 1' },
      ],
      'key.generated': ({ nextKey }) => (nextKey === null ? [{ key: 'key 2' }] : []),
      'child.emitted': ({ card }) =>
        card ? [] : [{ emitted: { type: 'card.chosen' as const, card: visa } }],
      'payment.updated': [{ transaction: paid }],
    },
    outcomes: {
      pay: {
        done: [...chatEvents, { status: 'unsent' }, { status: 'taken' }, { status: 'absent' }],
        error: [
          { kind: 'unauthenticated' },
          {
            kind: 'paymentDeclined',
            code: 'card_declined',
            declineCode: 'incorrect_cvc',
            message: 'No.',
          },
          {
            kind: 'conflict',
            code: 'price_changed',
            message: 'Changed.',
            price: { ...five, amount: 750 },
          },
          { kind: 'throttled', retryAfter: 1, message: 'Slow down.' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'forbidden', code: null, message: 'Not from you.' },
          { kind: 'conflict', code: 'already_purchased', message: 'Yours.' },
          { kind: 'conflict', code: 'idempotency_in_progress', message: 'Wait.' },
          { kind: 'offline' },
        ],
      },
      inquire: {
        done: [...chatEvents, { status: 'absent' }],
        error: ({ tries }) => (tries > 1 ? [] : [{ kind: 'offline' }, { kind: 'unauthenticated' }]),
      },
      withdraw: {
        done: [true, false],
        error: ({ tries }) => (tries > 1 ? [] : [{ kind: 'offline' }, { kind: 'unauthenticated' }]),
      },
    },
  },
  gestures: {
    'intent.recalled': byPort,
    'key.generated': byPort,
    'child.emitted': byChart,
    'payment.updated': byChart,
    'connection.restored': byChart,
    'challenge.answered': byPage,
    'dialog.dismiss': (person) => person.press(/^(Not now|Cancel the payment|Done|Close)$/),
    'purchase.confirm': (person) => person.press('Pay $5.00'),
    'price.accept': (person) => person.press('Pay $7.50'),
    'purchase.check': (person) => person.press('Check now'),
    'receipt.open': (person) => person.press('Receipt'),
  },
  outOfReach: (snapshot, { type }) => {
    if (type === 'dialog.dismiss' && snapshot.matches('paying')) return 'its button is off then';
    return type === 'purchase.confirm' && snapshot.context.price.amount !== 500
      ? 'the price was accepted before'
      : null;
  },
  sightings: {
    recalling: (person) => person.sees(pattern('billing.purchase.recalling')),
    reviewing: async (person, { context }) => {
      await person.sees(pattern('billing.purchase.onceOnly'));
      if (context.earlierOutcome?.kind === 'paid')
        await person.sees(pattern('billing.purchase.earlierPaid'));
      if (context.earlierOutcome?.kind === 'notMade')
        await person.sees(pattern('billing.purchase.earlierNotMade'));
    },
    paying: (person) => person.seesBusy('button', /^Pay \$/),
    succeeded: async (person) => {
      await person.sees(t('billing.purchase.succeeded.tip', { name: 'Ada Marlow' }));
      await person.sees('$5.00');
    },
    declined: async (person) => {
      await person.sees(t('billing.purchase.declinedTitle'));
      await person.sees('Charged if you try again');
      await person.seesNot('Charged today');
    },
    needsAction: (person) => person.seesEnabled('button', 'Cancel the payment'),
    processing: (person) => person.sees(pattern('billing.purchase.processing')),
    priceChanged: (person) => person.sees('$7.50'),
    unknown: (person) => person.sees(/may or may not have been charged/),
    checking: (person) => person.sees(pattern('billing.purchase.checking')),
    withdrawing: (person) => person.sees(pattern('billing.purchase.withdrawing')),
    refused: (person, { context: { refusal } }) =>
      person.sees(
        t(
          `billing.purchase.refusals.${refusal?.kind === 'forbidden' ? 'forbidden' : 'already_purchased'}`,
        ),
      ),
  },
});
