import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { threadAccessMachine } from '#machines/posts/thread-access.machine.ts';
import type { OpenTo } from '#machines/posts/thread-access.types.ts';
import { ThreadAccessView } from '#src/views/posts/thread-access.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Posts/Who can comment',
  component: ThreadAccessView,
} satisfies Meta<typeof ThreadAccessView>;

type Story = StoryObj<typeof ThreadAccessView>;
const show = (value: StateValueFrom<typeof threadAccessMachine>, wanted: OpenTo): Story => ({
  args: { actor: at(threadAccessMachine, value, { postId: 11, openTo: 'readers', wanted }) },
});

export const Settled = show('settled', 'readers');
export const Saving = show('saving', 'nobody');
export const Refused = show('refused', 'readers');
