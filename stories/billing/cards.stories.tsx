import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { cardsMachine } from '#machines/billing/cards.machine.ts';
import type { CardsContext } from '#machines/billing/cards.types.ts';
import { CardsView } from '#src/views/billing/cards.view.tsx';
import { at } from '#stories/lib/at.ts';
import { expiredCard, spareCard, usedCard } from './cards.fixtures.ts';

export default {
  title: 'Screens/Billing/Cards',
  component: CardsView,
} satisfies Meta<typeof CardsView>;

type Story = StoryObj<typeof CardsView>;

const some: CardsContext = {
  cards: [usedCard, spareCard, expiredCard],
  chosenId: null,
  otherId: null,
};
const used = { chosenId: usedCard.id, otherId: spareCard.id };
const show = (
  value: StateValueFrom<typeof cardsMachine>,
  context: Partial<CardsContext> = {},
): Story => ({ args: { actor: at(cardsMachine, value, { ...some, ...context }) } });

export const Loading = show('loading', { cards: [] });
export const ListedResting = show({ listed: 'resting' });
export const ListedRestingEmpty = show({ listed: 'resting' }, { cards: [] });
export const ListedPreferring = show({ listed: 'preferring' }, { chosenId: spareCard.id });
export const ListedUnpreferred = show({ listed: 'unpreferred' }, { chosenId: spareCard.id });
export const ListedAsking = show({ listed: 'asking' }, used);
export const ListedAskingUnused = show({ listed: 'asking' }, { chosenId: spareCard.id });
export const ListedAskingAlone = show(
  { listed: 'asking' },
  { cards: [usedCard, expiredCard], chosenId: usedCard.id },
);
export const ListedRemoving = show({ listed: 'removing' }, used);
export const ListedUnremoved = show({ listed: 'unremoved' }, used);
export const ListedRefreshing = show({ listed: 'refreshing' });
export const Failed = show('failed', { cards: [] });
