import type { Meta, StoryObj } from '@storybook/react-vite';
import { removalMachine } from '#machines/chat/removal.machine.ts';
import { RemovalView } from '#src/views/chat/removal.view.tsx';
import { at } from '#stories/lib/at.ts';
import { withBo } from './chat.fixtures.ts';

export default { title: 'Screens/Chat/Removal', component: RemovalView } satisfies Meta<
  typeof RemovalView
>;

type Story = StoryObj<typeof RemovalView>;

const context = { chat: withBo, name: 'Bo Lindqvist', failure: null };
const system = { ...context, chat: { withUserId: 1, chatType: 1 } } as const;

export const Waiting: Story = { args: { actor: at(removalMachine, 'waiting', context) } };

export const WaitingToClear: Story = { args: { actor: at(removalMachine, 'waiting', system) } };

export const Deleting: Story = { args: { actor: at(removalMachine, 'deleting', context) } };

export const Refused: Story = {
  args: { actor: at(removalMachine, 'refused', { ...context, failure: { kind: 'offline' } }) },
};

export const Spared: Story = { args: { actor: at(removalMachine, 'spared', context) } };

export const Deleted: Story = { args: { actor: at(removalMachine, 'deleted', context) } };

export const Kept: Story = { args: { actor: at(removalMachine, 'kept', context) } };
