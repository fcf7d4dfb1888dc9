import { reminderMachine } from '#machines/chat/reminder.machine.ts';
import { ReminderView } from '#src/views/chat/reminder.view.tsx';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const tonight = '2026-11-21T20:00';
const input = {
  chat: withBo,
  name: 'Bo',
  dueAt: null,
  offers: [{ word: 'tonight', dueAt: tonight }],
  today: '2026-11-22',
} as const;

export default defineModel({
  machine: reminderMachine,
  View: ReminderView,
  inputs: [input, { ...input, dueAt: tonight }],
  cases: {
    events: {
      'offer.choose': [{ dueAt: tonight }],
      'day.choose': [{ day: '2026-11-25' }, { day: '' }],
    },
  },
  gestures: {
    'offer.choose': (person) => person.press(/^Tonight/),
    'day.choose': async (person, { day }) => {
      if (day !== '') {
        await person.press(t('ui.datePicker.open'));
        await person.press(/November 25, 2026/);
      }
      await person.press(t('chat.reminder.choose'));
    },
    'reminder.remove': (person) => person.press('Remove the reminder'),
  },
  sightings: {
    choosing: (person) => person.seesEnabled('button', /^Tonight/),
    tooEarly: (person) => person.sees('Choose today or a later day.'),
    chosen: (person) => person.seesRole('button', /^Tonight/),
    removed: (person) => person.seesRole('button', /^Tonight/),
  },
});
