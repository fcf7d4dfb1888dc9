import { assign, setup } from 'xstate';
import { isBlank } from '#src/contract/lib/blank.ts';
import { eventOf } from '../lib/params.ts';
import { upsert } from './chat-order.ts';
import { isSameChat } from './chat-ref.ts';
import type { Chat, ChatRef } from './chat.types.ts';
import type { ChatSearchContext, ChatSearchEvent } from './chat-search.types.ts';
import { loadChats } from './inbox.ports.ts';
import type { ChatsPage } from './chat-list.types.ts';

type Typed = { text: string; known: readonly Chat[] };
const typed = ({ event }: { event: Typed }): Typed => ({ text: event.text, known: event.known });

/** Small letters without accents, so that `jose` finds José. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const isLike = ({ chatType, person }: Chat, text: string): boolean =>
  chatType === 0 && folded(`${person.displayName} ${person.username}`).includes(folded(text));

/** Chats by the name of their person: the loaded ones at once, then all that the server has. */
export const chatSearchMachine = setup({
  types: {
    context: {} as ChatSearchContext,
    events: {} as ChatSearchEvent,
    children: {} as { loadChats: 'loadChats' },
  },
  actors: { loadChats },
  guards: {
    isBlank: (_, { text }: Typed) => isBlank(text),
    hasMore: ({ context }) => context.offset < context.count,
  },
  actions: {
    storeText: assign((_, { text, known }: Typed) => ({
      text,
      found: known.filter((chat) => isLike(chat, text)),
      count: 0,
      offset: 0,
    })),
    forget: assign((_, { text }: Typed) => ({ text, found: [], count: 0, offset: 0 })),
    storePage: assign(({ context }, { page }: { page: ChatsPage }) => ({
      found: upsert(context.found, page.chats),
      offset: page.offset + page.chats.length,
      /** An empty page is the end. */
      count: page.chats.length === 0 ? 0 : page.count,
    })),
    drop: assign(({ context }, gone: ChatRef) => ({
      found: context.found.filter((chat) => !isSameChat(chat, gone)),
    })),
  },
  delays: { pause: 250 },
}).createMachine({
  id: 'chatSearch',
  description: 'Finds chats by the name of their person.',
  meta: { requirement: 'peers §2.9 search in chats' },
  context: { text: '', found: [], count: 0, offset: 0 },
  initial: 'resting',
  on: {
    'chat.gone': { actions: { type: 'drop', params: eventOf } },
    'search.change': [
      {
        guard: { type: 'isBlank', params: typed },
        target: '.resting',
        actions: { type: 'forget', params: typed },
      },
      {
        target: '.typing',
        reenter: true,
        actions: { type: 'storeText', params: typed },
      },
    ],
  },
  states: {
    resting: { description: 'Nothing is looked for.' },
    typing: {
      description: 'What is loaded shows at once; the server is asked when the typing pauses.',
      after: { pause: { target: 'searching' } },
    },
    searching: {
      description: 'The server is looking.',
      tags: 'busy',
      invoke: {
        id: 'loadChats',
        src: 'loadChats',
        input: ({ context: { text, offset } }) => ({
          kind: 'all' as const,
          search: text.trim().slice(0, 100),
          offset,
        }),
        onDone: {
          target: 'settled',
          actions: { type: 'storePage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    settled: {
      description: 'What the server found is shown; more comes when the reader nears the end.',
      on: { 'end.approach': { guard: 'hasMore', target: 'searching' } },
    },
    failed: {
      description: 'The server did not answer; what was loaded before is shown alone.',
      on: { 'search.retry': { target: 'searching' } },
    },
  },
});
