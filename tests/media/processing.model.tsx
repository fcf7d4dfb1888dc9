import { createActor, createMachine } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import { picture } from '#stories/media/media.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: processingMachine,
  reason: 'The upload draws that its file is processed: tests/media/upload.model.tsx.',
  input: { hash: 'hash-1', parent: createActor(createMachine({})) },
  cases: {
    outcomes: {
      loadFile: {
        /** Pending after a miss: only there can be seen that the misses are forgotten. */
        done: ({ missed }) =>
          missed === 1
            ? [
                { kind: 'pending', delay: { kind: 'busy' } },
                { kind: 'ready', picture },
              ]
            : [{ kind: 'ready', picture }, { kind: 'broken' }, { kind: 'gone' }],
        error: [{ kind: 'offline' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {},
  sightings: {},
});
