import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { ChatSearchView } from '#src/views/chat/chat-search.view.tsx';
import { chat } from '#stories/chat/chat.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const page = { kind: 'all', search: 'fan', offset: 0, unread: { count: 0, at: 1 } };

export default defineModel({
  machine: chatSearchMachine,
  View: ChatSearchView,
  cases: {
    events: {
      'chat.gone': [{ withUserId: 4, chatType: 0 }],
      'search.change': [
        { text: 'fan', known: [] },
        { text: ' ', known: [] },
      ],
    },
    outcomes: {
      loadChats: {
        done: [
          { ...page, chats: [chat(2)], count: 2 },
          { ...page, chats: [], count: 0 },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'search.change': (person, { text }) => person.fill('Search chats', text),
    'search.retry': (person) => person.press('Try again'),
    'end.approach': byPage,
    'chat.gone': byChart,
  },
  sightings: {
    resting: (person) => person.seesNoRole('list', t('chat.chatSearch.found')),
    typing: (person) => person.seesValue('Search chats', 'fan'),
    searching: (person) => person.seesRole('status'),
    settled: (person) => person.sees(/found|No chat/),
    failed: (person) => person.sees(pattern('chat.chatSearch.failed')),
  },
  outOfReach: (snapshot, event) =>
    event.type === 'search.change' && snapshot.context.text === event.text
      ? 'typing the same again changes nothing'
      : null,
});
