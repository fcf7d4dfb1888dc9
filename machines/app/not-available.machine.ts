import { setup } from 'xstate';
import type { NotAvailableContext, NotAvailableInput } from './not-available.types.ts';

/** The screen of a route that this site does not offer. */
export const notAvailableMachine = setup({
  types: { context: {} as NotAvailableContext, input: {} as NotAvailableInput },
}).createMachine({
  id: 'notAvailable',
  description:
    'Says honestly that this site does not offer this part; it promises and lists nothing.',
  meta: { requirement: 'issue 2 §3 screens of later work; issue 32 §19' },
  context: ({ input: { name } }) => ({
    wayOn: name === 'main' || name === 'feed' ? 'messages' : 'main',
  }),
  initial: 'shown',
  states: { shown: { description: 'The person reads it and may go on by the link.' } },
});
