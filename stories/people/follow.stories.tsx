import type { Meta, StoryObj } from '@storybook/react-vite';
import { followMachine } from '#machines/people/follow.machine.ts';
import { FollowView } from '#src/views/people/follow.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/People/Follow',
  component: FollowView,
} satisfies Meta<typeof FollowView>;

type Story = StoryObj<typeof FollowView>;
const stranger = { userId: 21, displayName: 'Inês Marques', isFollower: false, failure: null };
const friend = { ...stranger, isFollower: true };
const offline = { kind: 'offline' } as const;

export const Arriving: Story = { args: { actor: at(followMachine, 'arriving', stranger) } };
export const Apart: Story = { args: { actor: at(followMachine, 'apart', stranger) } };
export const StartingIntended: Story = {
  args: { actor: at(followMachine, { starting: 'intended' }, stranger) },
};
export const Regretted: Story = {
  args: { actor: at(followMachine, { starting: 'regretted' }, stranger) },
};
export const Following: Story = { args: { actor: at(followMachine, 'following', friend) } };
export const StoppingIntended: Story = {
  args: { actor: at(followMachine, { stopping: 'intended' }, friend) },
};
export const Reconsidered: Story = {
  args: { actor: at(followMachine, { stopping: 'reconsidered' }, friend) },
};
export const Unfollowed: Story = { args: { actor: at(followMachine, 'unfollowed', friend) } };
export const Unstarted: Story = {
  args: { actor: at(followMachine, 'unstarted', { ...stranger, failure: offline }) },
};
export const Unstopped: Story = {
  args: {
    actor: at(followMachine, 'unstopped', {
      ...friend,
      failure: { kind: 'throttled', retryAfter: 9, message: '' },
    }),
  },
};
export const Barred: Story = { args: { actor: at(followMachine, 'barred', stranger) } };
