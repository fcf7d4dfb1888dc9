import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeMachine } from '#machines/app/home.machine.ts';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { listParts } from '#stories/posts/post-actions.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { restingFollows } from '#stories/people/follows.fixtures.ts';
import { openPost, paidPost } from '#stories/posts/posts.fixtures.ts';

export default { title: 'Screens/App/Home', component: HomeView } satisfies Meta<typeof HomeView>;

type Story = StoryObj<typeof HomeView>;

const nobody = { people: [], follows: restingFollows };
const posts = [openPost, paidPost];
const feed = (value: 'exhausted' | 'empty') =>
  at(feedMachine, value, {
    ...listParts(),
    posts: value === 'empty' ? [] : posts,
    cursor: null,
    failure: null,
  });
const ten = Array.from({ length: 10 }, (_, index) => ({
  id: 21 + index,
  username: `painter_${index + 1}`,
  displayName: `Painter ${index + 1}`,
  profilePhoto: null,
  isVerified: index < 3,
}));
const some = at(suggestionsMachine, 'showing', { ...nobody, people: ten });

export const Reading: Story = {
  args: { actor: at(homeMachine, 'reading', { feed: feed('exhausted'), suggestions: some }) },
};
/** Nobody is left to suggest: the feed is alone, in the middle. */
export const ReadingAlone: Story = {
  args: {
    actor: at(homeMachine, 'reading', {
      feed: feed('exhausted'),
      suggestions: at(suggestionsMachine, 'exhausted', nobody),
    }),
  },
};
/** Ten creators in the place of a feed without posts, at every width. */
export const ReadingInTheFirstHour: Story = {
  args: { actor: at(homeMachine, 'reading', { feed: feed('empty'), suggestions: some }) },
};
