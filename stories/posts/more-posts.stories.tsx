import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { morePostsMachine } from '#machines/posts/more-posts.machine.ts';
import type { MorePostsContext } from '#machines/posts/more-posts.types.ts';
import { MorePostsView } from '#src/views/posts/more-posts.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ada, gridPost, hostilePost, paidPost, videoPost } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/More posts',
  component: MorePostsView,
} satisfies Meta<typeof MorePostsView>;

type Story = StoryObj<typeof MorePostsView>;

const bare: MorePostsContext = { author: ada, postId: 11, posts: [], failure: null };
const show = (
  value: StateValueFrom<typeof morePostsMachine>,
  context: Partial<MorePostsContext> = {},
): Story => ({ args: { actor: at(morePostsMachine, value, { ...bare, ...context }) } });

export const Unseen = show('unseen');
export const Loading = show('loading');
export const Sorting = show('sorting');
export const Shown = show('shown', { posts: [gridPost, paidPost, videoPost, hostilePost] });
export const None = show('none');
export const Failed = show('failed', { failure: { kind: 'offline' } });
