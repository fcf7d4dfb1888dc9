import { eventOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { chatWith } from './chat-ref.ts';
import type { PlainAsk } from './messages.types.ts';
import { messagesSetup } from './messages.setup.ts';

type Answered = { id: string; answer: Answer };

const asking = [
  { type: 'storeAsked', params: eventOf<PlainAsk> },
  { type: 'requestDialog', params: eventOf<PlainAsk> },
] as const;
/** For as long as a chat is open. */
const withEvents = {
  'chatEvents.arrived': { actions: { type: 'notifyConversation', params: eventOf } },
  'catchUp.due': { actions: { type: 'notifyConversation', params: eventOf } },
} as const;
const answered = ({ event: { id, answer } }: { event: Answered }) => ({ id, answer });

/** The messages screen: the list of chats, and beside it the chat that the address names. */
export const messagesMachine = messagesSetup.createMachine({
  id: 'messages',
  description: 'A member looks at their chats, and into one of them.',
  meta: { requirement: 'spec §2 messages' },
  context: ({ input, spawn }) => ({
    viewerId: input.viewerId,
    maySell: input.maySell,
    chat: input.withUserId === null ? null : chatWith(input.withUserId),
    /** The one that lives as long as the session; a screen that stands alone has its own. */
    inbox:
      input.inbox ??
      spawn('inbox', { id: 'inbox', input: { viewerId: input.viewerId, unread: 0 } }),
    conversation: null,
    person: null,
    asked: null,
  }),
  entry: 'openList',
  on: {
    'viewer.changed': { actions: { type: 'storeViewer', params: eventOf } },
    'reminder.ask': {
      actions: [
        { type: 'storeAsked', params: eventOf },
        { type: 'findReminder', params: eventOf },
      ],
    },
    'reminder.found': { actions: { type: 'requestReminder', params: eventOf } },
    'ban.ask': { actions: asking },
    'complaint.ask': { actions: asking },
    'chatDeletion.ask': { actions: asking },
    'dialog.answered': [
      {
        guard: { type: 'isChatDeletionOfOpen', params: answered },
        target: '.parting',
        actions: 'beginChatDeletion',
      },
      { guard: { type: 'isChatDeletion', params: answered }, actions: 'beginChatDeletion' },
      {
        guard: { type: 'isReminder', params: answered },
        actions: { type: 'setReminder', params: answered },
      },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The address says whether a chat is open.',
      always: [{ guard: 'hasNobody', target: 'choosing' }, { target: 'preparing' }],
    },
    preparing: {
      description:
        'The inbox is asked for the composer and the messages of this chat, which outlive this screen.',
      entry: 'askComposer',
      on: {
        'composer.opened': {
          target: 'conversing',
          actions: { type: 'openConversation', params: eventOf },
        },
      },
    },
    choosing: {
      description: 'Only the list is open; a chat may be chosen from it.',
      on: { 'mass.ask': { guard: 'isSeller', actions: 'requestMass' } },
    },
    conversing: {
      description: 'One chat is open beside the list.',
      entry: 'notifyVisit',
      on: {
        'child.emitted': [
          {
            guard: {
              type: 'isVanishing',
              params: ({ event }) => ({ type: event.emitted.type }),
            },
            actions: 'leaveChat',
          },
          { actions: { type: 'forward', params: ({ event: { emitted } }) => ({ emitted }) } },
        ],
        'mass.ask': { guard: 'isSeller', actions: 'requestMass' },
        ...withEvents,
        'purchase.settled': { actions: { type: 'notifyConversation', params: eventOf } },
        'relation.changed': { actions: { type: 'notifyConversation', params: eventOf } },
      },
    },
    parting: {
      description:
        'The open chat is to go: the list takes its place once the dialog gave its step of history back.',
      on: withEvents,
      invoke: {
        id: 'awaitDialogEnd',
        src: 'awaitDialogEnd',
        onDone: { target: 'choosing', actions: 'leaveChat' },
        onError: { target: 'choosing', actions: 'leaveChat' },
      },
    },
  },
});
