import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { childOf, forwarding } from '../parts/children.ts';
import { list } from './inbox-list.ts';
import type { ChatAnswer, ChatList, ChatsPage } from './chat-list.types.ts';
import { inboxSetup } from './inbox.setup.ts';

const paged = ({ event }: { event: { output: ChatsPage } }) => ({ page: event.output });
const fetched = ({ event }: { event: { output: ChatAnswer } }) => ({ answer: event.output });
const asking = ({ kind }: ChatList, offset: number) => ({ kind, search: '', offset });
const toChatSessions = { actions: { type: 'notifyChatSessions', params: eventOf } } as const;
const ofViewer = ({ context: { viewerId } }: { context: { viewerId: number } }) => ({ viewerId });

/** The member's chats: lives as long as the session, so that unread and list are always true. */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  description: 'Knows the chats of a member and how many hold something unread.',
  meta: { requirement: 'spec §4 chat' },
  type: 'parallel',
  context: ({ input: { viewerId, unread }, spawn, self }) => ({
    viewerId,
    kind: 'all',
    chats: [],
    count: 0,
    unread: { count: unread, at: 0 },
    wanted: [],
    lastEventAt: {},
    read: null,
    countError: 0,
    reloadRange: null,
    failure: null,
    tries: 0,
    search: spawn('search', { id: 'search' }),
    chatSessions: childOf(self, spawn('chatSessions', { id: 'chatSessions', input: { viewerId } })),
  }),
  invoke: [
    { id: 'dateChats', src: 'dateChats' },
    { id: 'watchOutbox', src: 'watchOutbox', input: ofViewer },
  ],
  on: {
    'chatEvents.arrived': {
      actions: [
        {
          type: 'listenToEvents',
          params: ({ event }) => ({ chatEvents: event.chatEvents, at: event.at }),
        },
        { type: 'notifySearch', params: ({ event }) => ({ chatEvents: event.chatEvents }) },
        { type: 'notifyChatSessions', params: eventOf },
        'announceUnread',
      ],
    },
    'outbox.left': {
      actions: [
        { type: 'wantNames', params: eventOf },
        { type: 'notifyChatSessions', params: eventOf },
      ],
    },
    'relation.changed': {
      actions: [
        { type: 'storeRelationFlags', params: eventOf },
        { type: 'dateRelationFlags', params: eventOf },
        { type: 'notifyChatSessions', params: eventOf },
      ],
    },
    'composer.open': toChatSessions,
    'chatDeletion.begin': toChatSessions,
    'reminder.find': toChatSessions,
    'reminder.set': toChatSessions,
    'reminder.clear': toChatSessions,
    'chat.visited': toChatSessions,
    'chat.dated': { actions: { type: 'storeDate', params: eventOf } },
    ...forwarding,
  },
  states: {
    list,
    freshness: {
      description: 'Whether something may have been missed.',
      initial: 'settled',
      states: {
        settled: {
          description: 'Events arrive as they happen.',
          on: { 'catchUp.due': { target: 'catchingUp' } },
          always: { guard: 'isShifted', target: 'reloading' },
        },
        reloading: {
          description: 'Chats moved between two pages: what lies around is read again and merged.',
          meta: { requirement: 'contract §7 chats' },
          on: { 'catchUp.due': { target: 'catchingUp' } },
          invoke: {
            id: 'reloadChats',
            src: 'loadChats',
            input: ({ context }) => asking(context, context.reloadRange?.at ?? 0),
            onDone: { target: 'settled', actions: { type: 'storePage', params: paged } },
            onError: { target: 'settled', actions: 'dropReloadRange' },
          },
        },
        catchingUp: {
          description:
            'The channel stands again: the first page is read anew and merged, until it is answered.',
          meta: { requirement: 'contract §3.5' },
          after: { backoff: { target: 'catchingUp', reenter: true } },
          on: { 'catchUp.due': { target: 'catchingUp', reenter: true } },
          invoke: {
            id: 'refreshChats',
            src: 'loadChats',
            input: ({ context }) => asking(context, 0),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeFreshPage', params: paged }, 'announceUnread'],
            },
            onError: [
              whenSignedOut('settled'),
              { guard: { type: 'isFinal', params: failureOf }, target: 'settled' },
              { actions: 'countTry' },
            ],
          },
        },
      },
    },
    lookup: {
      description: 'Loads single chats that an event named and the list did not have.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Every chat that was named is known.',
          always: { guard: 'hasWanted', target: 'fetching' },
        },
        fetching: {
          description: 'One chat is being read from the server, until it is answered.',
          after: { backoff: { target: 'fetching', reenter: true, actions: 'postponeWanted' } },
          invoke: {
            id: 'fetchChat',
            src: 'fetchChat',
            input: ({ context }) => context.wanted[0] ?? { withUserId: 0, chatType: 0 },
            onDone: {
              target: 'idle',
              actions: [{ type: 'storeChat', params: fetched }, 'announceUnread'],
            },
            onError: [
              {
                guard: { type: 'isFinal', params: failureOf },
                target: 'idle',
                actions: 'dropWanted',
              },
              { description: 'It is asked again after a pause, behind the others.' },
            ],
          },
        },
      },
    },
  },
});
