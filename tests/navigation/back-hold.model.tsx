import { backHoldMachine } from '#machines/navigation/back-hold.machine.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: backHoldMachine,
  reason: 'What Back is held for is drawn by its parent: tests/modal/dialogs.browser.test.tsx.',
  input: { parent: null },
  cases: {
    outcomes: { awaitReturn: { done: [undefined], error: [{ kind: 'unknown' }] } },
  },
  gestures: { 'back.hold': byChart, 'back.release': byChart, 'entry.taken': byChart },
  sightings: {},
});
