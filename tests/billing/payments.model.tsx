import { setup, type SnapshotFrom } from 'xstate';
import { noFilters } from '#machines/billing/payment-filters.ts';
import { paymentsMachine } from '#machines/billing/payments.machine.ts';
import type { Payment, PaymentsPage } from '#machines/billing/payments.types.ts';
import { isNarrowed } from '#src/views/billing/payment-choices.ts';
import { PaymentsView } from '#src/views/billing/payments.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { balance, listed, noTotals, tipIn, tipOut } from '#stories/billing/payments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const pageOf = (entries: readonly Payment[], cursor: string | null): PaymentsPage => ({
  ...listed,
  entries,
  cursor,
  totals: entries.length === 0 ? noTotals : listed.totals,
});
/** Long enough that the end is not in sight. */
const many = Array.from({ length: 24 }, (_, index): Payment => ({ ...tipIn, id: 100 + index }));
const still = setup({}).createMachine({ id: 'still', context: { balance } });
const seesHeading = (person: Person, { context }: SnapshotFrom<typeof paymentsMachine>) =>
  person.seesRole('heading', context.side === 'received' ? 'Earnings' : 'Billing');
const subject = { kind: 'tip', id: ada.id } as const;

export default defineModel({
  machine: paymentsMachine,
  View: PaymentsView,
  inputs: [
    { side: 'received', filters: noFilters },
    { side: 'sent', filters: { ...noFilters, kind: 'tip' } },
  ],
  children: { overview: still },
  cases: {
    events: {
      'location.changed': [
        { location: { query: {} } },
        { location: { query: { kind: 'tip' } } },
        { location: { query: { status: 'pending' } } },
      ],
      'filters.change': ({ filters }) => [
        { filters: { kind: null } },
        ...(isNarrowed(filters) ? [] : [{ filters: { kind: 'tip' as const } }]),
      ],
      'search.change': [{ text: 'fog' }],
      'payment.updated': [{ transaction: paid }],
      'purchase.settled': [{ transaction: paid, subject, payee: ada }],
    },
    outcomes: {
      loadPayments: {
        done: [
          pageOf([tipIn], null),
          pageOf([tipOut], null),
          pageOf([tipIn, ...many], 'older'),
          pageOf([], null),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'location.changed': byChart,
    'filters.change': async (person, { filters: { kind } }) => {
      // Its fields are folded while nothing is chosen: the Tab key comes to them from the search.
      if (kind !== null) {
        await person.fill('Search names and notes', '');
        await person.key('Tab');
        await person.key('Enter');
      }
      const name = kind === null ? t('billing.payments.all') : t('billing.payments.types.tip');
      await person.choose(t('billing.payments.kind'), name);
    },
    'filters.clear': (person) => person.press('Clear filters'),
    'search.change': (person, { text }) => person.fill('Search names and notes', text),
    'end.approach': byPage,
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'payment.updated': byChart,
    'purchase.settled': byChart,
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'filters.clear')
      return snapshot.matches({ listed: 'empty' }) &&
        (snapshot.context.filters.kind ?? snapshot.context.filters.standing) !== null
        ? null
        : 'the button stands where nothing matches';
    if (event.type !== 'search.change' && event.type !== 'filters.change') return null;
    const { totals, filters } = snapshot.context;
    const isFound = snapshot.matches('listed') || snapshot.matches('failed');
    if (isFound && totals?.count === 0 && !isNarrowed(filters))
      return 'nothing is there to search in';
    return event.type === 'search.change' && filters.search === event.text
      ? 'typing the same is no event'
      : null;
  },
  sightings: {
    loading: seesHeading,
    typing: seesHeading,
    'listed.sorting': seesHeading,
    'listed.resting': (person) => person.sees('Tip, Bo Lindqvist'),
    'listed.loadingMore': (person) => person.sees('Loading payments'),
    'listed.exhausted': (person) => person.sees(/^Tip, /),
    'listed.empty': async (person, { context: { filters } }) => {
      await person.sees(/^No(thing| payments)/);
      await (isNarrowed(filters) ? person.sees(/^Filter/) : person.seesNot(/^Filter/));
    },
    'listed.interrupted': (person) => person.sees(t('billing.payments.interrupted')),
    'listed.refreshing': seesHeading,
    failed: (person) => person.sees(t('billing.payments.failed')),
  },
});
