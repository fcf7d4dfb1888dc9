import type { Meta, StoryObj } from '@storybook/react-vite';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { ExploreContext } from '#machines/posts/explore.types.ts';
import { ExplorePage } from '#src/views/posts/explore-page.tsx';
import { at } from '#stories/lib/at.ts';
import { actions } from './post-actions.fixtures.ts';
import { ada, gridPost, openPost } from './posts.fixtures.ts';

export default {
  title: 'Screens/Posts/Explore',
  component: ExplorePage,
} satisfies Meta<typeof ExplorePage>;

type Story = StoryObj<typeof ExplorePage>;
const nothing: ExploreContext = {
  ...actions({ place: 'explore' }),
  words: '',
  order: 'new',
  typed: '',
  isPaged: true,
  items: [],
  cursor: null,
  failure: null,
};

export const Loading: Story = { args: { actor: at(exploreMachine, 'loading', nothing) } };

const some: ExploreContext = {
  ...nothing,
  items: [
    { type: 'user', item: ada },
    { type: 'post', item: openPost },
    { type: 'post', item: gridPost },
  ],
};
const fog = { words: 'fog', typed: 'fog' };

export const Typing: Story = {
  args: { actor: at(exploreMachine, 'typing', { ...some, typed: 'fo' }) },
};

export const Sorting: Story = { args: { actor: at(exploreMachine, 'sorting', some) } };

export const ListedResting: Story = {
  args: { actor: at(exploreMachine, { listed: 'resting' }, { ...some, cursor: 'next' }) },
};

export const ListedLoadingMore: Story = {
  args: { actor: at(exploreMachine, { listed: 'loadingMore' }, { ...some, cursor: 'next' }) },
};

export const ListedInterrupted: Story = {
  args: { actor: at(exploreMachine, { listed: 'interrupted' }, { ...some, cursor: 'next' }) },
};

export const ListedExhausted: Story = {
  args: { actor: at(exploreMachine, { listed: 'exhausted' }, some) },
};

export const ListedExhaustedFound: Story = {
  args: {
    actor: at(exploreMachine, { listed: 'exhausted' }, { ...some, ...fog, order: 'popular' }),
  },
};

export const Empty: Story = { args: { actor: at(exploreMachine, 'empty', nothing) } };

export const EmptySearch: Story = {
  args: { actor: at(exploreMachine, 'empty', { ...nothing, ...fog }) },
};

export const Failed: Story = {
  args: { actor: at(exploreMachine, 'failed', { ...nothing, failure: { kind: 'offline' } }) },
};
