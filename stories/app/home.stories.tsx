import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeMachine } from '#machines/app/home.machine.ts';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { listParts } from '#stories/posts/post-actions.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { openPost, paidPost } from '#stories/posts/posts.fixtures.ts';

export default { title: 'Screens/App/Home', component: HomeView } satisfies Meta<typeof HomeView>;

type Story = StoryObj<typeof HomeView>;

export const Reading: Story = {
  args: {
    actor: at(homeMachine, 'reading', {
      feed: at(feedMachine, 'exhausted', {
        ...listParts(),
        posts: [openPost, paidPost],
        cursor: null,
        failure: null,
      }),
      suggestions: at(suggestionsMachine, 'exhausted', { people: [], parts: [], followed: [] }),
    }),
  },
};
