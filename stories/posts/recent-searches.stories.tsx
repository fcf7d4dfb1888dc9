import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import { RecentSearchesView } from '#src/views/posts/recent-searches.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Posts/Recent searches',
  component: RecentSearchesView,
} satisfies Meta<typeof RecentSearchesView>;

type Story = StoryObj<typeof RecentSearchesView>;
const some = {
  viewerId: 3,
  searches: ['fog', 'ada marlow', 'ein sehr langes Wort, das keinen Platz hat', '雪'],
};

export const Shown: Story = { args: { actor: at(recentSearchesMachine, 'shown', some) } };

export const Hidden: Story = { args: { actor: at(recentSearchesMachine, 'hidden', some) } };
