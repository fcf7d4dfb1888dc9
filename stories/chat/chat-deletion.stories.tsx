import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatDeletionMachine } from '#machines/chat/chat-deletion.machine.ts';
import { ChatDeletionView } from '#src/views/chat/chat-deletion.view.tsx';
import { at } from '#stories/lib/at.ts';
import { withBo } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Delete a chat', component: ChatDeletionView } satisfies Meta<
  typeof ChatDeletionView
>;

type Story = StoryObj<typeof ChatDeletionView>;

const context = {
  chat: withBo,
  name: 'Bo Lindqvist',
  isLeft: false,
  secondsLeft: 8,
  failure: null,
};
const system = { ...context, chat: { withUserId: 1, chatType: 1 } } as const;

export const Waiting: Story = { args: { actor: at(chatDeletionMachine, 'waiting', context) } };

export const WaitingToClear: Story = {
  args: { actor: at(chatDeletionMachine, 'waiting', system) },
};

export const Deleting: Story = { args: { actor: at(chatDeletionMachine, 'deleting', context) } };

export const Refused: Story = {
  args: { actor: at(chatDeletionMachine, 'refused', { ...context, failure: { kind: 'offline' } }) },
};

export const Spared: Story = { args: { actor: at(chatDeletionMachine, 'spared', context) } };

export const Deleted: Story = { args: { actor: at(chatDeletionMachine, 'deleted', context) } };

export const Kept: Story = { args: { actor: at(chatDeletionMachine, 'kept', context) } };
