import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Connectivity', component: ConnectivityView } satisfies Meta<
  typeof ConnectivityView
>;

type Story = StoryObj<typeof ConnectivityView>;

export const Online: Story = {
  args: { actor: at(connectivityMachine, 'online', { falseAlarms: 0 }) },
};

export const Suspecting: Story = {
  args: { actor: at(connectivityMachine, 'suspecting', { falseAlarms: 0 }) },
};

export const Offline: Story = {
  args: { actor: at(connectivityMachine, 'offline', { falseAlarms: 0 }) },
};

export const Checking: Story = {
  args: { actor: at(connectivityMachine, 'checking', { falseAlarms: 0 }) },
};

export const Settling: Story = {
  args: { actor: at(connectivityMachine, 'settling', { falseAlarms: 0 }) },
};

export const Pausing: Story = {
  args: { actor: at(connectivityMachine, { unreachable: 'pausing' }, { falseAlarms: 0 }) },
};

export const Probing: Story = {
  args: { actor: at(connectivityMachine, { unreachable: 'probing' }, { falseAlarms: 0 }) },
};

export const Restored: Story = {
  args: { actor: at(connectivityMachine, 'restored', { falseAlarms: 0 }) },
};
