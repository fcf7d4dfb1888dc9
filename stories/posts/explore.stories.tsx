import type { Meta, StoryObj } from '@storybook/react-vite';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { ExploreContext } from '#machines/posts/explore.types.ts';
import { ExploreView } from '#src/views/posts/explore.view.tsx';
import { at } from '#stories/lib/at.ts';
import { actions } from './post-actions.fixtures.ts';
import { ada, gridPost, openPost } from './posts.fixtures.ts';

export default {
  title: 'Screens/Posts/Explore',
  component: ExploreView,
} satisfies Meta<typeof ExploreView>;

type Story = StoryObj<typeof ExploreView>;
const nothing: ExploreContext = {
  ...actions({ place: 'explore' }),
  words: '',
  items: [],
  failure: null,
};

export const Loading: Story = { args: { actor: at(exploreMachine, 'loading', nothing) } };

export const Showing: Story = {
  args: {
    actor: at(exploreMachine, 'showing', {
      ...nothing,
      items: [
        { type: 'user', item: ada },
        { type: 'post', item: openPost },
        { type: 'post', item: gridPost },
      ],
    }),
  },
};

export const Empty: Story = { args: { actor: at(exploreMachine, 'empty', nothing) } };

export const EmptySearch: Story = {
  args: { actor: at(exploreMachine, 'empty', { ...nothing, words: 'fog' }) },
};

export const Failed: Story = {
  args: { actor: at(exploreMachine, 'failed', { ...nothing, failure: { kind: 'offline' } }) },
};
