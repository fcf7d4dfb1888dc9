import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { MessageDeletionView } from '#src/views/chat/message-deletion.view.tsx';
import { at } from '#stories/lib/at.ts';
import { messageDeletionOf } from './chat.fixtures.ts';

export default {
  title: 'Flows/Chat/Delete a message',
  component: MessageDeletionView,
} satisfies Meta<typeof MessageDeletionView>;

type Story = StoryObj<typeof MessageDeletionView>;

const forBoth = messageDeletionOf([{ id: 2, bothSides: true }]);
const name = 'Bo Lindqvist';

export const Resting: Story = {
  args: { actor: at(messageDeletionMachine, 'resting', messageDeletionOf([])) },
};

export const Holding: Story = {
  args: { name, actor: at(messageDeletionMachine, 'holding', forBoth) },
};

export const HoldingForMe: Story = {
  args: {
    name,
    actor: at(messageDeletionMachine, 'holding', messageDeletionOf([{ id: 1, bothSides: false }])),
  },
};

export const Erasing: Story = {
  args: { name, actor: at(messageDeletionMachine, 'erasing', forBoth) },
};

export const Erased: Story = {
  args: { name, actor: at(messageDeletionMachine, 'erased', messageDeletionOf([])) },
};

export const Waiting: Story = {
  args: { name, actor: at(messageDeletionMachine, 'waiting', forBoth) },
};

export const Refused: Story = {
  args: {
    name,
    actor: at(messageDeletionMachine, 'refused', {
      ...messageDeletionOf([]),
      failure: {
        kind: 'conflict',
        code: 'has_purchases',
        message: 'This message was bought. It can be deleted for you only.',
      },
    }),
  },
};
