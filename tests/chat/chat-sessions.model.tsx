import { createEmptyActor } from 'xstate';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import type { ChatEvent } from '#machines/chat/chat.types.ts';
import { message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const asker = createEmptyActor();
const spoken: readonly ChatEvent[] = [
  { kind: 'messageSent', message: message(70), chat: null, unread: 1 },
];
const deleted: readonly ChatEvent[] = [{ kind: 'chatDeleted', ...withBo, unread: 0 }];

export default defineModel({
  machine: chatSessionsMachine,
  reason: 'drafts, marks and deletions stand in the list of chats, composers in the open chat',
  input: { viewerId },
  cases: {
    events: {
      /** Once: actors look alike, so that a second screen would show nothing new. */
      'composer.open': ({ screens }) =>
        Object.keys(screens).length === 0 ? [{ chat: withBo, asker }] : [],
      /** Progress of a deletion is modelled in chat-deletion.model.tsx. */
      'chatEvents.arrived': [
        { at: 9, chatEvents: spoken },
        { at: 9, chatEvents: deleted },
      ],
      'outbox.left': [{ chats: [withBo] }],
      'chatDeletion.begin': [{ chat: withBo, name: 'Bo', isLeft: false }],
      'reminder.find': [{ chat: withBo, name: 'Bo', asker }],
      'reminder.set': [{ chat: withBo, name: 'Bo', dueAt: '2030-01-01T09:00' }],
      'reminder.clear': [{ chat: withBo }],
      'chat.visited': [{ chat: withBo }],
      'drafts.changed': [{ drafts: { '3:0': 'Half a word' } }],
      'unsent.changed': [{ unsent: ['3:0'] }],
      'relation.changed': [{ change: { userId: 3, relationship: null, listed: null } }],
      'child.emitted': [
        { emitted: { type: 'message.failed', chat: withBo } },
        { emitted: { type: 'chatDeletion.changed', chat: withBo, stage: 'over' } },
      ],
    },
  },
  gestures: {
    'composer.open': byChart,
    'chatEvents.arrived': byChart,
    'outbox.left': byChart,
    'chatDeletion.begin': byChart,
    'reminder.find': byChart,
    'reminder.set': byChart,
    'reminder.clear': byChart,
    'chat.visited': byChart,
    'drafts.changed': byPort,
    'unsent.changed': byPort,
    'relation.changed': byChart,
    'child.emitted': byChart,
  },
  sightings: {
    keeping: async () => {},
  },
});
