import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { BlacklistView } from '#src/views/people/blacklist.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/People/Blacklist',
  component: BlacklistView,
} satisfies Meta<typeof BlacklistView>;

type Story = StoryObj<typeof BlacklistView>;
const clear = {
  userId: 21,
  displayName: 'Inês Marques',
  banType: null,
  wanted: null,
  failure: null,
};
const muted = { ...clear, banType: 'mute', wanted: 'mute' } as const;
const failure = { kind: 'offline' } as const;

export const Arriving: Story = { args: { actor: at(blacklistMachine, 'arriving', clear) } };
export const Clear: Story = { args: { actor: at(blacklistMachine, 'clear', clear) } };
export const Asking: Story = { args: { actor: at(blacklistMachine, 'asking', clear) } };
export const Banning: Story = {
  args: { actor: at(blacklistMachine, 'banning', { ...clear, wanted: 'block' }) },
};
export const BannedNow: Story = { args: { actor: at(blacklistMachine, 'bannedNow', muted) } };
export const Banned: Story = { args: { actor: at(blacklistMachine, 'banned', muted) } };
export const Forgiving: Story = { args: { actor: at(blacklistMachine, 'forgiving', muted) } };
export const Forgiven: Story = {
  args: { actor: at(blacklistMachine, 'forgiven', { ...clear, wanted: 'mute' }) },
};
export const Unbanned: Story = {
  args: { actor: at(blacklistMachine, 'unbanned', { ...clear, wanted: 'block', failure }) },
};
export const Unforgiven: Story = {
  args: { actor: at(blacklistMachine, 'unforgiven', { ...muted, failure }) },
};
