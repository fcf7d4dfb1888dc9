import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import { PostCard } from '#src/views/posts/post-card.tsx';
import { PostHideView } from '#src/views/posts/post-hide.view.tsx';
import { at } from '#stories/lib/at.ts';
import { openPost } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Hide a post',
  component: PostHideView,
  args: { children: <PostCard post={openPost} /> },
} satisfies Meta<typeof PostHideView>;

type Story = StoryObj<typeof PostHideView>;
const show = (value: StateValueFrom<typeof postHideMachine>): Story => ({
  args: { actor: at(postHideMachine, value, { postId: 11, failure: null }) },
});

export const HidingIntended = show({ hiding: 'intended' });
export const HidingRegretted = show({ hiding: 'regretted' });
export const HiddenSettled = show({ hidden: 'settled' });
export const HiddenRefused: Story = {
  args: {
    actor: at(postHideMachine, { hidden: 'refused' }, { postId: 11, failure: { kind: 'offline' } }),
  },
};
export const RestoringIntended = show({ restoring: 'intended' });
export const RestoringReconsidered = show({ restoring: 'reconsidered' });
export const Ended = show('ended');
