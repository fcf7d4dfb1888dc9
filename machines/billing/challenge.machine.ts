import { assign, setup } from 'xstate';
import type { ChallengeContext, ChallengeEvent, ChallengeInput } from './challenge.types.ts';

/** The bank's page that asks for a proof: whether it came, and a way on where it does not. */
export const challengeMachine = setup({
  types: {
    context: {} as ChallengeContext,
    input: {} as ChallengeInput,
    events: {} as ChallengeEvent,
  },
  actions: { countReopening: assign({ again: ({ context }) => context.again + 1 }) },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'challenge',
  description: 'The bank’s page opens in a frame; nobody is left to wait for it without end.',
  meta: { requirement: 'decisions §9 needsAction' },
  context: ({ input }) => ({ ...input, again: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page is on its way into its frame.',
      on: { 'frame.ready': { target: 'shown' } },
      after: { patience: { target: 'stalled' } },
    },
    shown: { description: 'The page stands there; what is done in it, nobody here sees.' },
    stalled: {
      description: 'The page did not come in time: it may be opened anew, and may still come.',
      on: {
        'frame.ready': { target: 'shown' },
        'frame.reopen': { target: 'opening', actions: 'countReopening' },
      },
    },
  },
});
