import { assign, emit, setup, stateIn } from 'xstate';
import { waitActions } from '../lib/attempt.ts';
import type { Privacy, Viewer } from '../auth/viewer.types.ts';
import { eventOf } from '../lib/params.ts';
import { atOnceGuards, atOnceStates, putBack, withChoice, type Chosen } from '../parts/at-once.ts';
import { savePrivacy } from './privacy.ports.ts';
import type * as Types from './privacy.types.ts';

type Known = { readonly viewer: Viewer | null };

/** Privacy settings of a member: stored at once, and put back where it fails. */
export const privacyMachine = setup({
  types: {
    context: {} as Types.PrivacyContext,
    input: {} as Types.PrivacyInput,
    events: {} as Types.PrivacyEvent,
    emitted: {} as Types.PrivacyEmitted,
    children: {} as { savePrivacy: 'savePrivacy' },
  },
  actors: { savePrivacy },
  guards: {
    ...atOnceGuards,
    isBehind: stateIn({ saving: 'behind' }),
    isKnown: (_, { viewer }: Known) => viewer?.privacy !== undefined,
  },
  actions: {
    storeChoice: assign(({ context }, chosen: Chosen<Privacy>) => withChoice({ context }, chosen)),
    storeKept: assign((_, kept: Privacy) => ({ kept })),
    storeViewer: assign((_, { viewer }: Known) =>
      viewer?.privacy ? { kept: viewer.privacy, wanted: viewer.privacy } : {},
    ),
    putBack: assign(({ context }) => putBack({ context })),
    ...waitActions<Types.PrivacyContext, Types.PrivacyEvent>(),
    /** Other screens and tabs know the member by what the app keeps. */
    announceChange: emit({ type: 'member.updated' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'privacy',
  description: 'A member chooses who may write to them, see them online and find them.',
  meta: { requirement: 'issue 38 site: privacy; decision 046' },
  context: ({ input }) => ({ ...input, wanted: input.kept, secondsLeft: 0 }),
  initial: 'resting',
  states: atOnceStates<Privacy>()(
    { send: 'savePrivacy', stored: ['announceChange'] },
    {
      'viewer.changed': {
        guard: { type: 'isKnown', params: eventOf },
        actions: { type: 'storeViewer', params: eventOf },
      },
    },
  ),
});
