import { sendTo, setup } from 'xstate';
import { closeSession } from './logout.ports.ts';
import type { LogoutEvent, LogoutInput, LogoutUnconfirmed } from './logout.types.ts';

/** Telling the server that a member left: the browser has forgotten them already, so it must succeed. */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutInput,
    input: {} as LogoutInput,
    events: {} as LogoutEvent,
    children: {} as { closeSession: 'closeSession' },
  },
  actors: { closeSession },
  actions: {
    reportUnconfirmed: sendTo(({ context }) => context.parent, {
      type: 'logout.unconfirmed',
    } satisfies LogoutUnconfirmed),
  },
  delays: { pause: 15_000 },
}).createMachine({
  id: 'logout',
  description: 'Ends the session on the server, however long that takes.',
  meta: { requirement: 'contract §6 logout' },
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {
      description: 'There is nothing to tell.',
      on: { 'logout.notify': { target: 'telling' } },
    },
    telling: {
      description: 'The server is being told.',
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: { target: 'resting' },
        onError: { target: 'unconfirmed', actions: 'reportUnconfirmed' },
      },
    },
    unconfirmed: {
      description: 'The server did not hear: signed out here alone; it is told again in a while.',
      after: { pause: { target: 'retelling' } },
      on: { 'logout.notify': { target: 'telling' } },
    },
    retelling: {
      description: 'The server is being told again, without another warning.',
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: { target: 'resting' },
        onError: { target: 'unconfirmed' },
      },
    },
  },
});
