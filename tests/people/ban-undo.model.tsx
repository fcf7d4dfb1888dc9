import { banUndoMachine } from '#machines/people/ban-undo.machine.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const undo = { userId: 21, username: 'ines_m', made: 'block', before: null } as const;

export default defineModel({
  machine: banUndoMachine,
  reason: 'The notice that told of the ban is drawn by the notices.',
  cases: {
    events: {
      'ban.undo': ({ wanted }) =>
        wanted.length > 1 ? [] : [{ undo }, { undo: { ...undo, before: 'mute' as const } }],
    },
    outcomes: {
      undoBan: {
        done: [answerOf('blacklist')],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: { 'ban.undo': world },
  sightings: {},
});
