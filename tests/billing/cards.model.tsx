import { cardsMachine } from '#machines/billing/cards.machine.ts';
import type { SavedCard } from '#machines/billing/cards.types.ts';
import { CardsView } from '#src/views/billing/cards.view.tsx';
import { expiredCard, spareCard, usedCard } from '#stories/billing/cards.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const all = [usedCard, spareCard, expiredCard];
const third: SavedCard = { ...spareCard, id: 14, last4: '1111' };
const error = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const nameOf = (id: number) =>
  `Remove Visa •••• ${[...all, third].find((card) => card.id === id)?.last4 ?? ''}`;

export default defineModel({
  machine: cardsMachine,
  View: CardsView,
  cases: {
    events: {
      'card.prefer': [
        { id: usedCard.id },
        { id: spareCard.id },
        { id: expiredCard.id },
        { id: 99 },
      ],
      'removal.ask': [{ id: usedCard.id }, { id: spareCard.id }, { id: 99 }],
      'other.choose': [{ id: third.id }, { id: usedCard.id }, { id: expiredCard.id }],
      'dialog.answered': [
        { id: 'add-card', dialog: 'paymentForm', answer: { kind: 'confirmed', value: spareCard } },
        { id: 'add-card', dialog: 'paymentForm', answer: { kind: 'cancelled' } },
        { id: 'other', dialog: 'confirm', answer: { kind: 'confirmed', value: null } },
      ],
    },
    outcomes: {
      loadSavedCards: { done: [all, [...all, third], [usedCard], []], error },
      preferSavedCard: { done: [[{ ...spareCard, isDefault: true }]], error },
      removeSavedCard: { done: [[spareCard]], error },
    },
  },
  gestures: {
    'card.add': (person) => person.press('Add a card'),
    'card.prefer': (person) => person.press(t('billing.cardChoice.prefer')),
    'removal.ask': (person, { id }) => person.press(nameOf(id)),
    'removal.keep': (person) => person.press(t('billing.cards.keep')),
    'other.choose': (person, { id }) =>
      person.press(id === third.id ? 'Visa •••• 1111' : 'Visa •••• 0077', 'radio'),
    'card.remove': (person) => person.press('Remove card'),
    'cards.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'dialog.answered': byChart,
  },
  unreached: {
    'listed.unremoved|card.remove|0 = no': 'what was tried could be, and no choice is taken back',
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'card.add' && snapshot.matches({ listed: 'asking' }))
      return 'two buttons add a card while there is no other';
    if (event.type === 'card.add' && snapshot.matches({ listed: 'unremoved' }))
      return 'two buttons add a card while there is no other';
    if (!snapshot.can(event)) return 'there is no such button';
    if (event.type === 'other.choose' && snapshot.context.chosenId !== usedCard.id)
      return 'nothing renews with it, so no other is chosen';
    if (event.type === 'other.choose' && snapshot.context.otherId === event.id)
      return 'it is chosen already';
    if (event.type === 'card.prefer' && snapshot.context.cards.length > 3)
      return 'two cards may be preferred';
    return null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    'listed.resting': (person) => person.sees('Add a card'),
    'listed.preferring': (person) => person.seesRole('list'),
    'listed.unpreferred': (person) => person.sees(t('billing.cardChoice.preferFailed')),
    'listed.asking': (person) => person.sees(t('billing.cards.keep')),
    'listed.removing': (person) => person.sees(t('billing.cards.keep')),
    'listed.unremoved': (person) => person.sees(t('billing.cards.removeFailed')),
    'listed.refreshing': (person) => person.seesRole('heading', 'Billing'),
    failed: (person) => person.seesRole('alert'),
  },
});
