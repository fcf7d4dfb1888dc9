import { setup } from 'xstate';
import type { AccountClosedContext } from './account-closed.types.ts';

const none: AccountClosedContext = {};

/** The one screen of a member whose account is about to be deleted. */
export const accountClosedMachine = setup({ types: { context: none } }).createMachine({
  id: 'accountClosed',
  description: 'Says that the account is closed and what that means; the frame offers the way out.',
  meta: { requirement: 'spec §2 rule 4 deleted members' },
  context: none,
  initial: 'shown',
  states: { shown: { description: 'The member reads it and may log out.' } },
});
