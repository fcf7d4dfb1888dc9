import { backHoldMachine } from '#machines/navigation/back-hold.machine.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: backHoldMachine,
  reason: 'What Back is held for is drawn by its parent: tests/modal/dialogs.browser.test.tsx.',
  input: { parent: null },
  cases: {
    outcomes: { awaitReturn: { done: [undefined], error: [{ kind: 'unknown' }] } },
  },
  gestures: { 'back.hold': world, 'back.release': world, 'entry.taken': world },
  sightings: {},
});
