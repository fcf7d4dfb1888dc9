import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { NewPostsView } from '#src/views/posts/new-posts.view.tsx';
import { PostCard } from '#src/views/posts/post-card.tsx';
import { at } from '#stories/lib/at.ts';
import { noneNew } from './post-actions.fixtures.ts';
import { openPost } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/New posts',
  component: NewPostsView,
  decorators: [
    (Drawn) => (
      <>
        {Drawn()}
        <PostCard post={openPost} />
      </>
    ),
  ],
} satisfies Meta<typeof NewPostsView>;

type Story = StoryObj<typeof NewPostsView>;
type Value = Extract<StateValueFrom<typeof newPostsMachine>, object>;
type Posts = NonNullable<Value['posts']>;
type Socket = NonNullable<Value['socket']>;
const show = (posts: Posts, count = 0, socket: Socket = 'live'): Story => ({
  args: { actor: at(newPostsMachine, { posts, socket }, { ...noneNew, count }), part: 'pill' },
});
const beside = (socket: Socket, count = 0): Story => ({
  args: {
    actor: at(
      newPostsMachine,
      { posts: count > 0 ? 'offering' : 'upToDate', socket },
      { ...noneNew, count },
    ),
    part: 'look',
  },
});

export const UpToDate = show('upToDate');
export const Sorting = show('sorting', 1);
export const Counting = show('counting');
export const CountingMore = show('counting', 2);
export const Offering = show('offering', 3);
export const OfferingOne = show('offering', 1);
export const Fetching = show('fetching', 3);
export const Shown = show('shown');
export const Arriving = beside('arriving');
export const Live = beside('live');
export const Away = beside('away');
export const AwayWithNewPosts = beside('away', 2);
export const Looking = beside('looking');
