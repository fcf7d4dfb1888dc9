import { reminderMachine } from '#machines/chat/reminder.machine.ts';
import { reminderTimes } from '#src/actors/chat/reminder-times.ts';
import { ReminderView } from '#src/views/chat/reminder.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('reminder', {
  machine: reminderMachine,
  View: ReminderView,
  input: (asked) => ({ ...asked, ...reminderTimes(new Date()) }),
});
