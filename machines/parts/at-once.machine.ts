import { assign, emit, setup, stateIn } from 'xstate';
import { waitActions } from '../lib/attempt.ts';
import { eventOf } from '../lib/params.ts';
import { promisePort } from '../lib/port.ts';
import * as part from './at-once.ts';
import type * as Types from './at-once.types.ts';

type Choices = Types.Choices;

/** Answers with what is stored. Throws a Failure. */
const saveChoices = promisePort<Choices, Choices>('saveChoices');

/** The part of choices that hold at once alone: two of them. */
export const atOnceMachine = setup({
  types: {
    context: {} as Types.ChoicesContext,
    input: {} as Types.AtOnceInput,
    events: {} as Types.AtOnceEvent,
    emitted: {} as Types.AtOnceEmitted,
    children: {} as { saveChoices: 'saveChoices' },
  },
  actors: { saveChoices },
  guards: { ...part.atOnceGuards, isBehind: stateIn({ saving: 'behind' }) },
  actions: {
    storeChoice: assign(({ context }, chosen: part.Chosen<Choices>) =>
      part.withChoice({ context }, chosen),
    ),
    storeKept: assign((_, kept: Choices) => ({ kept })),
    storeChange: assign((_, { kept }: Types.AtOnceInput) => ({ kept, wanted: kept })),
    putBack: assign(({ context }) => part.putBack({ context })),
    ...waitActions<Types.ChoicesContext, Types.AtOnceEvent>(),
    announceChoices: emit({ type: 'choices.saved' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'atOnce',
  description: 'Two choices are made, and each is stored at once.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: ({ input }) => ({ ...input, wanted: input.kept, secondsLeft: 0 }),
  initial: 'resting',
  states: part.atOnceStates<Choices>()(
    { send: 'saveChoices', stored: ['announceChoices'] },
    { 'choices.changed': { actions: { type: 'storeChange', params: eventOf } } },
  ),
});
