import { removalMachine } from '#machines/chat/removal.machine.ts';
import { RemovalView } from '#src/views/chat/removal.view.tsx';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: removalMachine,
  View: RemovalView,
  input: { chat: withBo, name: 'Bo' },
  cases: {
    outcomes: {
      deleteChat: {
        done: [undefined],
        error: [{ kind: 'offline' }, { kind: 'notFound' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'removal.undo': (person) => person.press('Undo'),
    'removal.retry': (person) => person.press('Try again'),
    'removal.dismiss': (person) => person.press('Close'),
    'message.arrived': world,
    'chat.gone': world,
  },
  sightings: {
    waiting: (person) => person.seesEnabled('button', 'Undo'),
    deleting: (person) => person.sees('The chat with Bo is being deleted.'),
    refused: async (person) => {
      await person.seesRole('alert');
      await person.sees(/could not be deleted\. Nothing has changed\.$/);
    },
    spared: (person) => person.sees(/Bo wrote to you meanwhile/),
    deleted: (person) => person.seesRole('status'),
    kept: (person) => person.seesRole('status'),
  },
});
