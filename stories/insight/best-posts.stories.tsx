import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { bestPostsMachine } from '#machines/insight/best-posts.machine.ts';
import type { BestPostsContext } from '#machines/insight/best-posts.types.ts';
import { BestPostsView } from '#src/views/insight/best-posts.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bestPosts } from './analytics.fixtures.ts';

export default {
  title: 'Flows/Insight/Best posts',
  component: BestPostsView,
} satisfies Meta<typeof BestPostsView>;

type Story = StoryObj<typeof BestPostsView>;

const calm: BestPostsContext = { range: '28', sort: 'net', posts: bestPosts };
const story = (
  value: StateValueFrom<typeof bestPostsMachine>,
  context: Partial<BestPostsContext> = {},
): Story => ({ args: { actor: at(bestPostsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { posts: [] });
export const LoadingOtherOrder = story('loading', { sort: 'likes' });
export const Sorting = story('sorting');
export const Listed = story('listed');
export const Empty = story('empty', { posts: [] });
export const Failed = story('failed');
