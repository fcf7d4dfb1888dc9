import { emit, setup } from 'xstate';
import type {
  CookieDeclarationContext,
  CookieDeclarationEmitted,
  CookieDeclarationEvent,
  CookieDeclarationInput,
} from './cookie-declaration.types.ts';

/** Cookies and storage of the product, and the button that withdraws the age consent. */
export const cookieDeclarationMachine = setup({
  types: {
    context: {} as CookieDeclarationContext,
    input: {} as CookieDeclarationInput,
    events: {} as CookieDeclarationEvent,
    emitted: {} as CookieDeclarationEmitted,
  },
  actions: { announceWithdrawal: emit({ type: 'consent.withdrawn' }) },
}).createMachine({
  id: 'cookieDeclaration',
  description: 'Anybody reads which cookies and storage keys exist, why, and for how long.',
  meta: { requirement: 'spec §2 cookie declaration' },
  context: ({ input }) => ({ things: input.things }),
  initial: 'declaring',
  states: {
    declaring: {
      description: 'The table of the storage registry is shown.',
      on: { 'consent.withdraw': { target: 'withdrawn', actions: 'announceWithdrawal' } },
    },
    withdrawn: { description: 'The age consent is forgotten; it is asked again at once.' },
  },
});
