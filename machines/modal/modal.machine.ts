import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { ModalContext, ModalEvent, ModalInput } from './modal.types.ts';

/** The frame of every dialog: it fades in, stands, fades out, and is gone only then. */
export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent,
    input: {} as ModalInput,
  },
  actions: {
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
  },
  delays: { fade: ({ context }) => context.fade },
}).createMachine({
  id: 'modal',
  description: 'The frame of one dialog from its first picture to its last.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    'motion.changed': { actions: { type: 'storeFade', params: eventOf } },
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
    },
  },
});
