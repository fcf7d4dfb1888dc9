import { erasureMachine } from '#machines/chat/erasure.machine.ts';
import { ErasureView } from '#src/views/chat/erasure.view.tsx';
import { viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const isQuiet = async () => {};

export default defineModel({
  machine: erasureMachine,
  View: ErasureView,
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
      eraseMessage: {
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
    'erasure.undo': (person) => person.press('Undo'),
    'erasure.dismiss': (person) => person.press('Dismiss'),
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
