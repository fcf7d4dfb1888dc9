import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/App/Connectivity', component: ConnectivityView } satisfies Meta<
  typeof ConnectivityView
>;

type Story = StoryObj<typeof ConnectivityView>;

export const Online: Story = { args: { actor: at(connectivityMachine, 'online', {}) } };

export const Suspecting: Story = { args: { actor: at(connectivityMachine, 'suspecting', {}) } };

export const Offline: Story = { args: { actor: at(connectivityMachine, 'offline', {}) } };

export const Checking: Story = { args: { actor: at(connectivityMachine, 'checking', {}) } };

export const Unreachable: Story = { args: { actor: at(connectivityMachine, 'unreachable', {}) } };

export const Restored: Story = { args: { actor: at(connectivityMachine, 'restored', {}) } };
