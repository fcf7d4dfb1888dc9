import { cardsMachine } from '#machines/billing/cards.machine.ts';
import { cardsAdapter } from '#src/actors/billing/cards.adapter.ts';
import { CardsView } from '#src/views/billing/cards.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/billing/cards`. */
export default defineScreen({
  machine: cardsMachine,
  View: CardsView,
  title: 'billing.cards.title',
  provide: ({ http }) => cardsAdapter(http),
});
