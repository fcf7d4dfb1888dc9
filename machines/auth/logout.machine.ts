import { sendTo, setup } from 'xstate';
import { closeSession } from './logout.ports.ts';
import type { LogoutEvent, LogoutInput, LogoutUnconfirmed } from './logout.types.ts';

/** Ends the session on the server after a logout: the browser has cleared it already, so it is retried until it succeeds. */
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
      description: 'No logout is pending.',
      on: { 'logout.notify': { target: 'notifying' } },
    },
    notifying: {
      description: 'The server is asked to end the session.',
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: { target: 'resting' },
        onError: { target: 'unconfirmed', actions: 'reportUnconfirmed' },
      },
    },
    unconfirmed: {
      description:
        'The server could not be reached: signed out here only; it is retried after a pause.',
      after: { pause: { target: 'retrying' } },
      on: { 'logout.notify': { target: 'notifying' } },
    },
    retrying: {
      description: 'The request is retried, without another warning.',
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
