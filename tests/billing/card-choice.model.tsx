import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import { CardChoiceView } from '#src/views/billing/card-choice.view.tsx';
import { oldCard, otherCard, visa } from '#stories/billing/billing.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const cards = [visa, otherCard, oldCard];
const preferred = [{ ...visa, isDefault: false }, { ...otherCard, isDefault: true }, oldCard];

export default defineModel({
  machine: cardChoiceMachine,
  View: CardChoiceView,
  cases: {
    events: {
      'card.choose': ({ chosenId }) =>
        chosenId === visa.id ? [{ id: otherCard.id }, { id: oldCard.id }] : [],
      'child.emitted': [
        { emitted: { type: 'card.saved', card: { ...visa, id: 21, last4: '1111' } } },
        { emitted: { type: 'form.left' } },
      ],
    },
    outcomes: {
      loadCards: {
        done: [cards, [oldCard], []],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      preferCard: {
        done: [preferred],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'card.choose': (person) => person.check(/0077/),
    'card.add': (person) => person.press('Add another card'),
    'card.cancel': (person) => person.press('Back to my cards'),
    'card.prefer': (person) => person.press(t('billing.cardChoice.prefer')),
    'cards.retry': (person) => person.press('Try again'),
    'child.emitted': byChart,
  },
  outOfReach: (_, event) =>
    event.type === 'card.choose' && event.id === oldCard.id ? 'an expired card is disabled' : null,
  sightings: {
    loading: (person) => person.sees('Loading your cards'),
    choosing: (person) => person.seesEnabled('button', 'Add another card'),
    adding: (person) => person.sees(t('billing.cardForm.preparing')),
    preferring: (person) => person.seesBusy('button', t('billing.cardChoice.prefer')),
    unreachable: (person) => person.seesEnabled('button', 'Try again'),
  },
});
