import { chargesMachine } from '#machines/billing/charges.machine.ts';
import { ChargesView } from '#src/views/billing/charges.view.tsx';
import { ada, paid, visa } from '#stories/billing/billing.fixtures.ts';
import { coming, refused, stopped } from '#stories/billing/charges.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const cards = [visa];
const userId = ada.id;
const other = { ...ada, id: 8, username: 'fay', displayName: 'Fay Winters' };
const both = [refused, { ...stopped, person: other }];
const nameOf = (id: number) => (id === ada.id ? ada : other).displayName;
const errors = [{ kind: 'offline' }, { kind: 'unauthenticated' }];

export default defineModel({
  machine: chargesMachine,
  View: ChargesView,
  cases: {
    events: {
      'charge.stop': [{ userId }, { userId: other.id }],
      'charge.restart': [{ userId }, { userId: other.id }],
      'charge.pay': [
        { userId, cardId: visa.id },
        { userId: other.id, cardId: visa.id },
      ],
      'payment.updated': [{ transaction: paid }],
    },
    outcomes: {
      loadCharges: {
        done: [
          { charges: [coming], cards },
          { charges: [stopped], cards },
          { charges: [refused], cards },
          { charges: [], cards },
        ],
        error: errors,
      },
      changeCharge: {
        done: [
          { charges: [coming], cards, isDeclined: false },
          { charges: [stopped], cards, isDeclined: false },
          { charges: both, cards, isDeclined: true },
        ],
        error: errors,
      },
    },
  },
  gestures: {
    'charge.stop': (person, { userId: id }) =>
      person.press(t('billing.charges.stopOf', { name: nameOf(id) })),
    'charge.restart': (person, { userId: id }) =>
      person.press(t('billing.charges.restartOf', { name: nameOf(id) })),
    'charge.pay': (person) => person.press(t('billing.charges.pay', { sum: '$9.99' })),
    'charges.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'payment.updated': byChart,
  },
  outOfReach: (snapshot, event) => {
    if (!('userId' in event)) return null;
    const { userId: id } = event;
    const charge = snapshot.context.charges.find(({ person }) => person.id === id);
    const isRefused = charge !== undefined && charge.failed !== null;
    if (event.type === 'charge.stop' && isRefused) return 'a refused one is paid first';
    return snapshot.can(event) ? null : 'there is no such button';
  },
  sightings: {
    loading: (person) => person.sees(t('billing.charges.loading')),
    'listed.sorting': (person) => person.seesRole('heading', 'Billing'),
    'listed.resting': (person) => person.sees(/Ada Marlow/),
    'listed.empty': (person) => person.sees(t('billing.charges.none')),
    'listed.changing': (person) => person.seesBusy('button', /Cancel|Resume|Pay/),
    'listed.unchanged': (person) => person.seesRole('alert'),
    'listed.declined': (person) => person.sees(pattern('billing.charges.declined')),
    'listed.refreshing': (person) => person.seesRole('heading', 'Billing'),
    failed: (person) => person.sees(pattern('billing.charges.failed')),
  },
});
