import { failureOf } from '../lib/params.ts';
import { offsetOf } from './chat-order.ts';
import type { ChatList, ChatsPage } from './chat-list.types.ts';
import { inboxSetup } from './inbox.setup.ts';

const paged = ({ event }: { event: { output: ChatsPage } }) => ({ page: event.output });
const asking = ({ kind }: ChatList, offset: number) => ({ kind, search: '', offset });

/** The region of the inbox chart that says what the list of chats shows. */
export const list = inboxSetup.createStateConfig({
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
        'list.open': { target: 'loading' },
      },
    },
    loading: {
      description: 'The first page of this kind is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadChats',
        src: 'loadChats',
        input: ({ context }) => asking(context, 0),
        onDone: {
          target: 'listed',
          actions: [{ type: 'storePage', params: paged }, 'announceUnread'],
        },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
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
        input: ({ context }) => asking(context, offsetOf(context)),
        onDone: {
          target: 'listed',
          actions: [{ type: 'storePage', params: paged }, 'announceUnread'],
        },
        onError: { target: 'interrupted', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    interrupted: {
      description: 'The next page did not come; what is listed stays, a row offers to try again.',
      on: { 'list.retry': { target: 'loadingMore' }, 'catchUp.due': { target: 'loadingMore' } },
    },
    empty: {
      description: 'There is no chat of this kind.',
      always: { guard: 'hasChats', target: 'listed' },
    },
    failed: {
      description: 'The list could not be read at all.',
      on: { 'list.retry': { target: 'loading' }, 'catchUp.due': { target: 'loading' } },
    },
  },
});
