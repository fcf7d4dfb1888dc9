import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import { MessageDeletionView } from '#src/views/chat/message-deletion.view.tsx';
import { viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

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
      'deletions.found': ({ pending }) =>
        pending.length < 2 ? [{ erased: [{ id: 3, bothSides: true }] }] : [],
    },
    outcomes: {
      deleteMessage: {
        done: [undefined],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'has_purchases', message: 'This message was bought' },
        ],
      },
    },
  },
  gestures: {
    /** Its menu stands in the log, which belongs to the conversation. */
    'message.erase': byChart,
    'connection.restored': byPort,
    'deletions.found': byChart,
    /** It stands in the place of the message, in the log. */
    'messageDeletion.undo': byChart,
    'messageDeletion.dismiss': (person) => person.press('Dismiss'),
  },
  sightings: {
    resting: (person) => person.seesNot(/deleted/),
    holding: (person, { context }) =>
      person.sees(
        context.pending.at(-1)?.bothSides
          ? pattern('chat.messageDeletion.saysBoth')
          : pattern('chat.messageDeletion.saysMine'),
      ),
    erasing: isQuiet,
    erased: isQuiet,
    waiting: (person) => person.sees(pattern('chat.messageDeletion.waiting')),
    refused: (person) => person.sees(pattern('chat.messageDeletion.bought')),
  },
});
