import type { Meta, StoryObj } from '@storybook/react-vite';
import { reminderMachine } from '#machines/chat/reminder.machine.ts';
import type { ReminderContext } from '#machines/chat/reminder.types.ts';
import { ReminderView } from '#src/views/chat/reminder.view.tsx';
import { at } from '#stories/lib/at.ts';
import { withBo } from './chat.fixtures.ts';

export default { title: 'Dialogs/Chat/Reminder', component: ReminderView } satisfies Meta<
  typeof ReminderView
>;

type Story = StoryObj<typeof ReminderView>;

const context: ReminderContext = {
  chat: withBo,
  name: 'Bo Lindqvist',
  dueAt: null,
  offers: [
    { word: 'hour', dueAt: '2026-11-21T15:30' },
    { word: 'tonight', dueAt: '2026-11-21T20:00' },
    { word: 'tomorrow', dueAt: '2026-11-22T09:00' },
  ],
  today: '2026-11-22',
  chosen: null,
};
const set = { ...context, dueAt: '2026-11-21T20:00' };

export const Choosing: Story = { args: { actor: at(reminderMachine, 'choosing', context) } };

export const ChoosingAnew: Story = { args: { actor: at(reminderMachine, 'choosing', set) } };

export const TooEarly: Story = { args: { actor: at(reminderMachine, 'tooEarly', context) } };

export const Chosen: Story = { args: { actor: at(reminderMachine, 'chosen', set) } };

export const Removed: Story = { args: { actor: at(reminderMachine, 'removed', set) } };
