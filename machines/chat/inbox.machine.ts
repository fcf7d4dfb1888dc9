import { toFailure } from '../lib/failure.ts';
import { offsetOf } from './chat-list.ts';
import type { ChatAnswer, ChatsPage, InboxEvent } from './inbox.types.ts';
import { inboxWords } from './inbox.words.ts';
import { BookShelf } from './message-book.ts';

const thrown = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const paged = ({ event }: { event: { output: ChatsPage } }) => ({ page: event.output });
const fetched = ({ event }: { event: { output: ChatAnswer } }) => ({ answer: event.output });
type Asked = Extract<InboxEvent, { type: 'composer.open' }>;
const asked = ({ event }: { event: Asked }) => ({ chat: event.chat, asker: event.asker });

/** The member's chats: lives as long as the session, so that unread and list are always true. */
export const inboxMachine = inboxWords.createMachine({
  id: 'inbox',
  description: 'Knows the chats of a member and how many hold something unread.',
  meta: { requirement: 'spec §4 chat' },
  type: 'parallel',
  context: ({ input }) => ({
    viewerId: input.viewerId,
    kind: 'all',
    chats: [],
    count: 0,
    unread: { count: input.unread, at: 0 },
    wanted: [],
    failure: null,
    composers: {},
    shelf: new BookShelf(),
  }),
  invoke: { id: 'watchNews', src: 'watchNews' },
  on: {
    'news.arrived': {
      actions: [
        { type: 'hearNews', params: ({ event }) => ({ news: event.news, at: event.at }) },
        'announceUnread',
      ],
    },
    'composer.open': [
      {
        guard: { type: 'hasNoComposer', params: asked },
        actions: [
          { type: 'spawnComposer', params: asked },
          { type: 'answerAsker', params: asked },
        ],
      },
      { actions: { type: 'answerAsker', params: asked } },
    ],
    'part.emitted': {
      actions: { type: 'passOn', params: ({ event: { emitted } }) => ({ emitted }) },
    },
  },
  states: {
    list: {
      description: 'What the list of chats shows.',
      initial: 'unopened',
      on: {
        'kind.choose': {
          guard: { type: 'isOtherKind', params: ({ event }) => ({ kind: event.kind }) },
          target: '.loading',
          actions: { type: 'storeKind', params: ({ event }) => ({ kind: event.kind }) },
        },
      },
      states: {
        unopened: {
          description: 'Nobody has looked at the list yet; only the unread count is kept.',
          on: {
            'list.open': [{ guard: 'hasChats', target: 'listed' }, { target: 'loading' }],
          },
        },
        loading: {
          description: 'The first page of this kind is on its way; skeletons stand in its place.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadChats',
            src: 'loadChats',
            input: ({ context }) => ({ kind: context.kind, offset: 0 }),
            onDone: {
              target: 'listed',
              actions: [{ type: 'storeFirstPage', params: paged }, 'announceUnread'],
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: thrown },
                target: 'failed',
                actions: 'announceExpiry',
              },
              { target: 'failed', actions: { type: 'storeFailure', params: thrown } },
            ],
          },
        },
        listed: {
          description: 'Chats are shown, latest activity first.',
          always: { guard: 'isEmpty', target: 'empty' },
          on: { 'end.approach': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The reader came near the end; the next page is on its way.',
          tags: 'busy',
          invoke: {
            id: 'loadChats',
            src: 'loadChats',
            input: ({ context }) => ({ kind: context.kind, offset: offsetOf(context) }),
            onDone: {
              target: 'listed',
              actions: [{ type: 'storeNextPage', params: paged }, 'announceUnread'],
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: thrown },
                target: 'interrupted',
                actions: 'announceExpiry',
              },
              { target: 'interrupted', actions: { type: 'storeFailure', params: thrown } },
            ],
          },
        },
        interrupted: {
          description:
            'The next page did not come; what is listed stays, a row offers to try again.',
          on: { 'list.retry': { target: 'loadingMore' } },
        },
        empty: {
          description: 'There is no chat of this kind.',
          always: { guard: 'hasChats', target: 'listed' },
        },
        failed: {
          description: 'The list could not be read at all.',
          on: { 'list.retry': { target: 'loading' } },
        },
      },
    },
    freshness: {
      description: 'Whether something may have been missed.',
      initial: 'settled',
      states: {
        settled: {
          description: 'News arrive as they happen.',
          on: { 'catchUp.due': { target: 'catchingUp' } },
        },
        catchingUp: {
          description: 'The channel stands again: the first page is read anew and merged.',
          meta: { requirement: 'contract §3.5' },
          on: { 'catchUp.due': { target: 'catchingUp', reenter: true } },
          invoke: {
            id: 'refreshChats',
            src: 'loadChats',
            input: ({ context }) => ({ kind: context.kind, offset: 0 }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeFreshPage', params: paged }, 'announceUnread'],
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: thrown },
                target: 'settled',
                actions: 'announceExpiry',
              },
              { target: 'settled' },
            ],
          },
        },
      },
    },
    lookup: {
      description: 'Single chats that news named and nobody here knew.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Every chat that was named is known.',
          always: { guard: 'hasWanted', target: 'fetching' },
        },
        fetching: {
          description: 'One chat is being read from the server.',
          invoke: {
            id: 'fetchChat',
            src: 'fetchChat',
            input: ({ context }) => context.wanted[0] ?? { withUserId: 0, chatType: 0 },
            onDone: {
              target: 'idle',
              actions: [{ type: 'storeChat', params: fetched }, 'announceUnread'],
            },
            onError: { target: 'idle', actions: 'dropWanted' },
          },
        },
      },
    },
  },
});
