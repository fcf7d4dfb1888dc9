import { assign, enqueueActions, setup } from 'xstate';
import type { Answer, ModalContext, ModalEvent, ModalInput } from './modal.types.ts';

/** The life of every dialog: it fades in, stands, fades out, and only then hands over its answer. */
export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent,
    input: {} as ModalInput,
    output: {} as Answer,
  },
  actions: {
    storeAnswer: assign((_, params: { answer: Answer }) => ({ answer: params.answer })),
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
    tellOwner: enqueueActions(({ context: { owner, id, answer }, enqueue }) => {
      if (owner) enqueue.sendTo(owner, { type: 'modal.closed', id, answer });
    }),
  },
  delays: { fade: ({ context }) => context.fade },
}).createMachine({
  id: 'modal',
  description: 'One dialog from its first frame to its last.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: ({ input }) => ({ ...input, answer: { kind: 'cancelled' } }),
  output: ({ context }) => context.answer,
  initial: 'opening',
  on: {
    'motion.changed': {
      actions: { type: 'storeFade', params: ({ event }) => ({ fade: event.fade }) },
    },
  },
  states: {
    opening: {
      description: 'The dialog fades in; closing it now turns the fade round.',
      on: {
        'modal.close': {
          target: 'closing',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
      },
      after: { fade: { target: 'open' } },
    },
    open: {
      description: 'The dialog stands and holds the focus.',
      on: {
        'modal.close': {
          target: 'closing',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
      },
    },
    closing: {
      description: 'The dialog fades out with its answer decided.',
      after: { fade: { target: 'closed' } },
    },
    closed: {
      description: 'Nothing of the dialog is left on the page.',
      type: 'final',
      entry: 'tellOwner',
    },
  },
});
