import { assign, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { outputOf } from '../lib/params.ts';
import { formStates, noAttempt, submissionGuards, submitting } from '../parts/submission.ts';
import { saveAlt } from './picture-alt.ports.ts';
import type * as Types from './picture-alt.types.ts';

const storeAlt = {
  type: 'storeAlt',
  params: ({ event }: { event: { output: string } }) => ({ alt: outputOf({ event }) }),
} as const;
const form = formStates(
  {
    send: 'saveAlt',
    what: 'The description',
    form: ({ alt }: Types.PictureAltEvent, { slot }: Types.PictureAltContext) => ({ slot, alt }),
  },
  { target: 'updated', actions: storeAlt },
);

/** Alternative text of one picture of a member. */
export const pictureAltMachine = setup({
  types: {
    context: {} as Types.PictureAltContext,
    input: {} as Types.PictureAltInput,
    events: {} as Types.PictureAltEvent,
    children: {} as { saveAlt: 'saveAlt' },
  },
  actors: { saveAlt },
  guards: submissionGuards,
  actions: {
    storeAlt: assign((_, params: { alt: string }) => params),
    ...attemptActions<Types.PictureAltContext, Types.PictureAltEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'pictureAlt',
  description: 'A member describes their face or their banner for those who do not see it.',
  meta: { requirement: 'issue 38 profile: alternative text; WCAG 1.1.1' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  initial: 'editing',
  states: {
    ...form,
    updated: { description: 'The description is saved, and it says so.', on: submitting },
  },
});
