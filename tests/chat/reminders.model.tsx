import { createEmptyActor } from 'xstate';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const [before, due] = ['2026-11-21T14:00', '2026-11-21T15:00'];
const one = { ...withBo, name: 'Bo', dueAt: due, isTold: false };

export default defineModel({
  machine: remindersMachine,
  reason: 'the pill stands in the row of the chat, the notice among the notices',
  input: { viewerId: 2 },
  cases: {
    events: {
      'reminders.read': [
        { reminders: [one], now: before },
        { reminders: [{ ...one, isTold: true }], now: due },
        { reminders: [], now: before },
      ],
      'clock.changed': [{ now: before }, { now: due }],
      'reminder.find': [{ chat: withBo, name: 'Bo', asker: createEmptyActor() }],
      'reminder.set': [{ chat: withBo, name: 'Bo', dueAt: one.dueAt }],
      'reminder.clear': [{ chat: withBo }],
      'chat.visited': [{ chat: withBo }],
    },
  },
  gestures: {
    'reminders.read': byPort,
    'clock.changed': byPort,
    'reminder.find': byChart,
    'reminder.set': byChart,
    'reminder.clear': byChart,
    'chat.visited': byChart,
  },
  sightings: {
    resting: async () => {},
    asking: async () => {},
    deciding: async () => {},
    waiting: async () => {},
  },
});
