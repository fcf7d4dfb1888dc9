import { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { ChallengeView } from '#src/views/billing/challenge.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: challengeMachine,
  View: ChallengeView,
  input: { url: '/up?frame' },
  cases: {},
  gestures: {
    'frame.ready': byPage,
    'frame.reopen': (person) => person.press('Open it again'),
  },
  sightings: {
    opening: (person) => person.sees(t('billing.purchase.challengeOpening')),
    shown: async (person) => {
      await person.seesNot(pattern('billing.purchase.challengeOpening'));
      await person.seesNoRole('button', 'Open it again');
    },
    stalled: (person) => person.sees(pattern('billing.purchase.challengeStalled')),
  },
});
