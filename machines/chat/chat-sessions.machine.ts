import { eventOf } from '../lib/params.ts';
import { childOf, forwarding } from '../parts/children.ts';
import { MessageStores } from './message-store.ts';
import type { ChatSessionsEvent } from './chat-sessions.types.ts';
import { chatSessionsSetup } from './chat-sessions.setup.ts';

type Asked = Extract<ChatSessionsEvent, { type: 'composer.open' }>;
const asked = ({ event: { chat, asker } }: { event: Asked }) => ({ chat, asker });
const ofViewer = ({ context: { viewerId } }: { context: { viewerId: number } }) => ({ viewerId });
const toReminders = { actions: { type: 'notifyReminders', params: eventOf } } as const;

/** Actors of single chats that outlive the chat's screen; a child of the inbox. */
export const chatSessionsMachine = chatSessionsSetup.createMachine({
  id: 'chatSessions',
  description: 'Keeps what a member has begun in each of their chats.',
  meta: { requirement: 'spec §4 chat' },
  context: ({ input: { viewerId }, spawn, self }) => ({
    viewerId,
    composers: {},
    messageStores: new MessageStores(),
    screens: {},
    chatDeletions: {},
    hidden: [],
    drafts: {},
    unsent: [],
    reminders: childOf(self, spawn('reminders', { id: 'reminders', input: { viewerId } })),
  }),
  invoke: [
    { id: 'watchDrafts', src: 'watchDrafts', input: ofViewer },
    { id: 'watchUnsent', src: 'watchUnsent', input: ofViewer },
    { id: 'watchLeftDeletions', src: 'watchLeftDeletions', input: ofViewer },
  ],
  initial: 'keeping',
  states: {
    keeping: {
      description:
        'Each chat that was opened has its composer and its messages, whatever a screen shows.',
      on: {
        'composer.open': {
          actions: [
            { type: 'spawnComposers', params: ({ event }) => ({ chats: [event.chat] }) },
            { type: 'storeScreen', params: asked },
            { type: 'showComposer', params: asked },
            { type: 'answerAsker', params: asked },
          ],
        },
        'outbox.left': { actions: { type: 'spawnComposers', params: eventOf } },
        'chatDeletion.begin': {
          guard: { type: 'hasNoChatDeletion', params: eventOf },
          actions: { type: 'beginChatDeletion', params: eventOf },
        },
        'reminder.find': toReminders,
        'reminder.set': toReminders,
        'reminder.clear': toReminders,
        'chat.visited': toReminders,
        'chatEvents.arrived': {
          actions: { type: 'notifyChatDeletions', params: eventOf },
        },
        'relation.changed': { actions: { type: 'notifyComposer', params: eventOf } },
        'drafts.changed': { actions: { type: 'storeDrafts', params: eventOf } },
        'unsent.changed': { actions: { type: 'storeUnsent', params: eventOf } },
        ...forwarding,
      },
    },
  },
});
