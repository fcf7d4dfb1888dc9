import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { MessageDeletionView } from '#src/views/chat/message-deletion.view.tsx';
import { viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const isQuiet = async () => {};

export default defineModel({
  machine: messageDeletionMachine,
  View: MessageDeletionView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'message.erase': ({ pending }) =>
        pending.length < 2
          ? [
              { id: 1, bothSides: true },
              { id: 2, bothSides: false },
            ]
          : [],
    },
    outcomes: {
      deleteMessage: {
        done: [undefined],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'has_purchases', message: 'This message was bought.' },
        ],
      },
    },
  },
  gestures: {
    /** Its menu stands in the log, which belongs to the conversation. */
    'message.erase': world,
    'way.reopened': world,
    'messageDeletion.undo': (person) => person.press('Undo'),
    'messageDeletion.dismiss': (person) => person.press('Dismiss'),
  },
  sightings: {
    resting: (person) => person.seesNot(/Deleted/),
    holding: (person, { context }) =>
      person.sees(context.pending.at(-1)?.bothSides ? /^Deleted for both/ : /^Deleted for you/),
    erasing: isQuiet,
    erased: isQuiet,
    waiting: (person) => person.sees(/will be deleted when it can/),
    refused: (person) => person.sees(/You can delete it for yourself only/),
  },
});
