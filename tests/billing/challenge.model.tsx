import { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { ChallengeView } from '#src/views/billing/challenge.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: challengeMachine,
  View: ChallengeView,
  input: { url: '/up?frame' },
  cases: {},
  gestures: {
    'frame.ready': world,
    'frame.reopen': (person) => person.press('Open it again'),
  },
  sightings: {
    opening: (person) => person.sees('The page of your bank is opening...'),
    shown: async (person) => {
      await person.seesNot(/is opening/);
      await person.seesNoRole('button', 'Open it again');
    },
    stalled: (person) => person.sees(/does not open/),
  },
});
