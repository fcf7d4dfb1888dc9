import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { chargesMachine } from '#machines/billing/charges.machine.ts';
import type { ChargesContext } from '#machines/billing/charges.types.ts';
import { ChargesView } from '#src/views/billing/charges.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ada, visa } from './billing.fixtures.ts';
import { coming, refused, stopped } from './charges.fixtures.ts';

export default {
  title: 'Screens/Billing/Upcoming charges',
  component: ChargesView,
} satisfies Meta<typeof ChargesView>;

type Story = StoryObj<typeof ChargesView>;
const other = { ...ada, id: 8, username: 'fay', displayName: 'Fay Winters' };
const calm: ChargesContext = {
  charges: [coming, { ...stopped, person: other }],
  cards: [visa],
  change: null,
  failure: null,
};
const change = { kind: 'stop', userId: ada.id, cardId: null } as const;
const story = (
  value: StateValueFrom<typeof chargesMachine>,
  context: Partial<ChargesContext> = {},
): Story => ({ args: { actor: at(chargesMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { charges: [] });
export const ListedSorting = story({ listed: 'sorting' });
export const ListedResting = story({ listed: 'resting' });
export const ListedRestingRefused = story({ listed: 'resting' }, { charges: [refused] });
export const ListedRestingWithoutCards = story(
  { listed: 'resting' },
  { charges: [{ ...refused, card: null }], cards: [] },
);
export const ListedEmpty = story({ listed: 'empty' }, { charges: [] });
export const ListedChanging = story({ listed: 'changing' }, { change });
export const ListedUnchanged = story({ listed: 'unchanged' }, { change });
export const ListedDeclined = story({ listed: 'declined' }, { charges: [refused] });
export const ListedRefreshing = story({ listed: 'refreshing' });
export const Failed = story('failed', { charges: [], failure: { kind: 'offline' } });
