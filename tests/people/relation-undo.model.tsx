import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const whom = { userId: 21, displayName: 'Inês Marques' };
const changes = [{ folder: 7, added: ['lake'], removed: [] }];
const ban = { kind: 'ban', ...whom, made: 'block', before: null } as const;

export default defineModel({
  machine: relationUndoMachine,
  reason: 'The notice that announced what is taken back is drawn by the notices.',
  cases: {
    events: {
      'relation.undo': ({ wanted }) =>
        wanted.length > 1
          ? []
          : [
              { undo: ban },
              { undo: { ...ban, before: 'mute' as const } },
              { undo: { kind: 'follow' as const, ...whom } },
              { undo: { kind: 'follow' as const, ...whom, together: true } },
              { undo: { kind: 'post' as const, postId: 11 } },
              { undo: { kind: 'files' as const, changes } },
              { undo: { kind: 'deletion' as const, hashes: ['lake', 'sea'] } },
            ],
    },
    outcomes: {
      takeBack: {
        done: [
          answerOf('blacklist'),
          { restored: ['lake', 'sea'] },
          { restored: ['lake'] },
          { restored: [] },
        ],
        error: [
          { kind: 'offline' },
          { kind: 'conflict', code: 'storage_full', message: 'Your storage is full.' },
          { kind: 'unauthenticated' },
        ],
      },
    },
  },
  gestures: { 'relation.undo': byChart },
  sightings: {},
});
