import type { Meta, StoryObj } from '@storybook/react-vite';
import { followsMachine } from '#machines/people/follows.machine.ts';
import { FollowsView } from '#src/views/people/follows.view.tsx';
import { at } from '#stories/lib/at.ts';
import { listed } from './follows.fixtures.ts';

export default {
  title: 'Flows/People/Follow in a list',
  component: FollowsView,
} satisfies Meta<typeof FollowsView>;

type Story = StoryObj<typeof FollowsView>;
const resting = { parts: [], changed: {} };

export const Listening: Story = {
  args: { actor: at(followsMachine, 'listening', resting), people: listed, viewerId: 3 },
};

export const ListeningForGuest: Story = {
  args: { actor: at(followsMachine, 'listening', resting), people: listed, viewerId: null },
};

export const ListeningAfterChange: Story = {
  args: {
    actor: at(followsMachine, 'listening', { parts: [], changed: { 22: true } }),
    people: listed,
    viewerId: 3,
  },
};
