import { assign, enqueueActions, setup } from 'xstate';
import type { ModalContext, ModalEvent, ModalInput } from './modal.types.ts';

/** The life of every dialog: it fades in, stands, fades out, and is gone only then. */
export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent,
    input: {} as ModalInput,
  },
  actions: {
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
    reportClosed: enqueueActions(({ context: { parent, id }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'modal.closed', id });
    }),
  },
  delays: { fade: ({ context }) => context.fade },
}).createMachine({
  id: 'modal',
  description: 'One dialog from its first frame to its last.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    'motion.changed': {
      actions: { type: 'storeFade', params: ({ event }) => ({ fade: event.fade }) },
    },
  },
  states: {
    opening: {
      description: 'The dialog fades in; closing it now turns the fade round where it is.',
      on: { 'modal.close': { target: 'closing' } },
      after: { fade: { target: 'open' } },
    },
    open: {
      description: 'The dialog stands and holds the focus.',
      on: { 'modal.close': { target: 'closing' } },
    },
    closing: {
      description: 'The dialog fades out; opening it now turns the fade round where it is.',
      on: { 'modal.open': { target: 'opening' } },
      after: { fade: { target: 'closed' } },
    },
    closed: {
      description: 'Nothing of the dialog is left on the page.',
      type: 'final',
      entry: 'reportClosed',
    },
  },
});
