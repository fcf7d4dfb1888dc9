import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const minute = 60_000;
const one = { ...withBo, name: 'Bo', dueAt: new Date(minute).toISOString(), isTold: false };

export default defineModel({
  machine: remindersMachine,
  reason: 'the pill stands in the row of the chat, the notice among the notices',
  input: { viewerId: 2 },
  cases: {
    events: {
      'reminders.read': [
        { reminders: [one], now: 0 },
        { reminders: [{ ...one, isTold: true }], now: minute },
        { reminders: [], now: 0 },
      ],
      'clock.told': [{ now: 0 }, { now: minute }],
      'reminder.set': [{ chat: withBo, name: 'Bo', dueAt: one.dueAt }],
      'reminder.clear': [{ chat: withBo }],
      'chat.visited': [{ chat: withBo }],
    },
  },
  gestures: {
    'reminders.read': world,
    'clock.told': world,
    'reminder.set': world,
    'reminder.clear': world,
    'chat.visited': world,
  },
  sightings: {
    resting: async () => {},
    asking: async () => {},
    deciding: async () => {},
    waiting: async () => {},
  },
});
