import { setup } from 'xstate';
import type { NotFoundContext } from './not-found.types.ts';

/** The screen of a path, a person or a post that does not exist. */
export const notFoundMachine = setup({
  types: { context: {} as NotFoundContext, input: {} as NotFoundContext },
}).createMachine({
  id: 'notFound',
  description: 'Says that nothing is here, and offers the way home.',
  meta: { requirement: 'spec §2 not found pages' },
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The person reads it and may go home by the link.' } },
});
