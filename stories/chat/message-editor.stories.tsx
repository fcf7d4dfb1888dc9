import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import type { MessageEditorContext } from '#machines/chat/message-editor.types.ts';
import { MessageEditorView } from '#src/views/chat/message-editor.view.tsx';
import { at } from '#stories/lib/at.ts';
import { message, viewerId, withBo } from './chat.fixtures.ts';

export default {
  title: 'Flows/Chat/Edit message',
  component: MessageEditorView,
} satisfies Meta<typeof MessageEditorView>;

type Story = StoryObj<typeof MessageEditorView>;

const own = message(2, { authorId: viewerId, text: 'The next part comes on Friday.' });
const changed: MessageEditorContext = {
  viewerId,
  chat: withBo,
  message: own,
  text: 'The next part comes on Saturday.',
  messageMax: 5000,
  failure: null,
};
const refusedFor = (failure: MessageEditorContext['failure']) =>
  at(messageEditorMachine, 'refused', { ...changed, failure });

export const Resting: Story = {
  args: { actor: at(messageEditorMachine, 'resting', { ...changed, message: null, text: '' }) },
};

export const Editing: Story = {
  args: { actor: at(messageEditorMachine, 'editing', { ...changed, text: own.text ?? '' }) },
};

export const EditingTooMuch: Story = {
  args: { actor: at(messageEditorMachine, 'editing', { ...changed, messageMax: 20 }) },
};

export const EditingNothing: Story = {
  args: { actor: at(messageEditorMachine, 'editing', { ...changed, text: '' }) },
};

export const Saving: Story = { args: { actor: at(messageEditorMachine, 'saving', changed) } };

export const Refused: Story = {
  args: {
    actor: refusedFor({ kind: 'conflict', code: 'edit_window_over', message: 'Too late.' }),
  },
};

export const RefusedWhenBought: Story = {
  args: { actor: refusedFor({ kind: 'conflict', code: 'has_purchases', message: 'Bought.' }) },
};

export const RefusedWhenGone: Story = { args: { actor: refusedFor({ kind: 'notFound' }) } };

export const RefusedOffline: Story = { args: { actor: refusedFor({ kind: 'offline' }) } };
