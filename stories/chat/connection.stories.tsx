import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/Chat/Connection', component: ConnectionView } satisfies Meta<
  typeof ConnectionView
>;

type Story = StoryObj<typeof ConnectionView>;
const ada = { userId: 2, copy: null };

export const Closed: Story = {
  args: { actor: at(connectionMachine, 'closed', { userId: null, copy: null }) },
};

export const Connecting: Story = {
  args: { actor: at(connectionMachine, { open: 'connecting' }, ada) },
};

export const Subscribing: Story = {
  args: { actor: at(connectionMachine, { open: 'subscribing' }, ada) },
};

export const Live: Story = { args: { actor: at(connectionMachine, { open: 'live' }, ada) } };

export const LiveWithCopy: Story = {
  args: {
    actor: at(
      connectionMachine,
      { open: 'live' },
      { userId: 2, copy: { status: 'making', done: 3, total: 9 } },
    ),
  },
};

export const Checking: Story = {
  args: { actor: at(connectionMachine, { open: 'checking' }, ada) },
};

export const Barred: Story = { args: { actor: at(connectionMachine, { open: 'barred' }, ada) } };

export const Reconnecting: Story = {
  args: { actor: at(connectionMachine, { open: 'reconnecting' }, ada) },
};

export const Unavailable: Story = {
  args: { actor: at(connectionMachine, { open: 'unavailable' }, ada) },
};

export const Refused: Story = { args: { actor: at(connectionMachine, { open: 'refused' }, ada) } };
