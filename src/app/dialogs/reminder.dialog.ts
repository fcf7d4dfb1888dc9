import { reminderMachine } from '#machines/chat/reminder.machine.ts';
import { reminderTimes } from '#src/actors/chat/reminder-times.ts';
import { ReminderView } from '#src/views/chat/reminder.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ReminderDialog } from '#machines/chat/reminder.types.ts';

export default defineDialog<ReminderDialog, typeof reminderMachine>('reminder', {
  machine: reminderMachine,
  View: ReminderView,
  input: (asked) => ({ ...asked, ...reminderTimes(new Date()) }),
});
