import { setup } from 'xstate';
import type { NotAvailableContext } from './not-available.types.ts';

const none: NotAvailableContext = {};

/** The screen of a route that is guarded already and built later. */
export const notAvailableMachine = setup({ types: { context: none } }).createMachine({
  id: 'notAvailable',
  description: 'Says honestly that this part is not there yet; it promises and lists nothing.',
  meta: { requirement: 'issue 2 §3 screens of later work' },
  context: none,
  initial: 'shown',
  states: { shown: { description: 'The person reads it and may go home by the link.' } },
});
