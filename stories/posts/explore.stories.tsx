import type { Meta, StoryObj } from '@storybook/react-vite';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { ExploreContext } from '#machines/posts/explore.types.ts';
import { ExplorePage } from '#src/views/posts/explore-page.tsx';
import { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { at } from '#stories/lib/at.ts';
import { restingFollows } from '#stories/people/follows.fixtures.ts';
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
  kind: 'all',
  viewerId: 3,
  counts: null,
  follows: restingFollows,
  recent: at(recentSearchesMachine, 'shown', { viewerId: 3, searches: ['fog'] }),
  suggestions: null,
  order: 'new',
  typed: '',
  isPaged: true,
  entries: [],
  cursor: null,
  failure: null,
};

export const Loading: Story = { args: { actor: at(exploreMachine, 'loading', nothing) } };

const some: ExploreContext = {
  ...nothing,
  entries: [
    { type: 'user', item: { ...ada, isFollower: false } },
    { type: 'post', item: openPost },
    { type: 'post', item: gridPost },
  ],
};
const fog = { words: 'fog', typed: 'fog', counts: { people: 1, posts: 2 } };
const none = { people: 0, posts: 0 };

export const Typing: Story = {
  args: { actor: at(exploreMachine, 'typing', { ...some, typed: 'fo' }) },
};

export const Sorting: Story = { args: { actor: at(exploreMachine, 'sorting', some) } };

export const Resting: Story = {
  args: { actor: at(exploreMachine, 'resting', { ...some, cursor: 'next' }) },
};

export const LoadingMore: Story = {
  args: { actor: at(exploreMachine, 'loadingMore', { ...some, cursor: 'next' }) },
};

export const Interrupted: Story = {
  args: { actor: at(exploreMachine, 'interrupted', { ...some, cursor: 'next' }) },
};

export const Exhausted: Story = {
  args: { actor: at(exploreMachine, 'exhausted', some) },
};

export const ExhaustedFound: Story = {
  args: {
    actor: at(exploreMachine, 'exhausted', { ...some, ...fog, order: 'popular' }),
  },
};

export const ExhaustedPeople: Story = {
  args: {
    actor: at(exploreMachine, 'exhausted', {
      ...some,
      ...fog,
      kind: 'people',
      entries: some.entries.slice(0, 1),
    }),
  },
};

export const ExhaustedForGuest: Story = {
  args: { actor: at(exploreMachine, 'exhausted', { ...some, ...fog, viewerId: null }) },
};

export const Empty: Story = { args: { actor: at(exploreMachine, 'empty', nothing) } };

export const EmptySearch: Story = {
  args: { actor: at(exploreMachine, 'empty', { ...nothing, ...fog, counts: none }) },
};

export const EmptyWithPeople: Story = {
  args: {
    actor: at(exploreMachine, 'empty', {
      ...nothing,
      ...fog,
      counts: none,
      suggestions: at(suggestionsMachine, 'showing', { people: [ada], follows: restingFollows }),
    }),
  },
};

export const Failed: Story = {
  args: { actor: at(exploreMachine, 'failed', { ...nothing, failure: { kind: 'offline' } }) },
};
