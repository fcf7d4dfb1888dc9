import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import { ProfilePostsView } from '#src/views/posts/profile-posts.view.tsx';
import { at } from '#stories/lib/at.ts';
import { actions } from './post-actions.fixtures.ts';
import { gridPost, openPost, paidPost, subscribersPost } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Posts of a person',
  component: ProfilePostsView,
} satisfies Meta<typeof ProfilePostsView>;

type Story = StoryObj<typeof ProfilePostsView>;
type Context = ContextFrom<typeof profilePostsMachine>;

const bare: Context = {
  ...actions({ place: 'profile' }),
  username: 'ada',
  viewerId: 3,
  filter: 'all',
  posts: [],
  cursor: null,
  opened: [],
  failure: null,
};
const some = { posts: [openPost, paidPost, gridPost, subscribersPost] };
const show = (
  value: StateValueFrom<typeof profilePostsMachine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(profilePostsMachine, value, { ...bare, ...context }) } });

export const Loading = show('loading');
export const Sorting = show('sorting', some);
export const Resting = show('resting', { ...some, cursor: 'older' });
export const RestingForAGuest = show('resting', { ...some, cursor: 'older', viewerId: null });
export const LoadingMore = show('loadingMore', { posts: [openPost], cursor: 'older' });
export const Exhausted = show('exhausted', some);
export const Empty = show('empty');
export const EmptyOfAKind = show('empty', { filter: 'paid' });
export const Refreshing = show('refreshing', some);
export const Rereading = show('rereading', { ...some, opened: [paidPost.id] });
export const Interrupted = show('interrupted', { posts: [openPost], cursor: 'older' });
export const Hidden = show('hidden');
export const Failed = show('failed', { failure: { kind: 'offline' } });
