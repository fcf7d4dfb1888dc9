import { chatDeletionMachine } from '#machines/chat/chat-deletion.machine.ts';
import { ChatDeletionView } from '#src/views/chat/chat-deletion.view.tsx';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: chatDeletionMachine,
  View: ChatDeletionView,
  inputs: [
    { chat: withBo, name: 'Bo', isLeft: false },
    { chat: withBo, name: 'Bo', isLeft: true },
  ],
  cases: {
    outcomes: {
      deleteChat: {
        done: ['deleted', 'spared'],
        error: [{ kind: 'offline' }, { kind: 'notFound' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'chatDeletion.undo': (person) => person.press('Undo'),
    'chatDeletion.retry': (person) => person.press('Try again'),
    'chatDeletion.dismiss': (person) => person.press('Close'),
    'message.arrived': byChart,
    'chat.gone': byChart,
  },
  sightings: {
    waiting: async (person, { context: { secondsLeft } }) => {
      await person.sees(`The chat with Bo will be deleted in ${secondsLeft} s.`);
      await person.seesEnabled('button', 'Undo');
    },
    deleting: (person) => person.sees(t('chat.chatDeletion.person.deleting', { name: 'Bo' })),
    refused: async (person) => {
      await person.seesRole('alert');
      await person.sees(pattern('chat.chatDeletion.person.refused'));
    },
    spared: (person) => person.sees(pattern('chat.chatDeletion.person.spared')),
    deleted: (person) => person.seesRole('status'),
    kept: (person) => person.seesRole('status'),
  },
});
