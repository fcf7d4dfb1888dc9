import { assign, setup } from 'xstate';

/** Forwards only with what is asked for, back at any time, out of it with an answer. */
export const wizard = setup({
  types: {
    context: {} as { name: string; plan: string | null },
    events: {} as
      | { type: 'name.change'; name: string }
      | { type: 'plan.choose'; plan: string }
      | { type: 'step.next' }
      | { type: 'step.back' }
      | { type: 'wizard.leave' }
      | { type: 'leave.confirm' }
      | { type: 'leave.cancel' },
  },
  guards: {
    hasName: ({ context }) => context.name !== '',
    hasPlan: ({ context }) => context.plan !== null,
  },
  actions: {
    storeName: assign((_, params: { name: string }) => ({ name: params.name })),
    storePlan: assign((_, params: { plan: string }) => ({ plan: params.plan })),
  },
}).createMachine({
  id: 'wizard',
  context: { name: '', plan: null },
  initial: 'filling',
  states: {
    filling: {
      initial: 'naming',
      states: {
        naming: {
          on: {
            'name.change': {
              actions: { type: 'storeName', params: ({ event }) => ({ name: event.name }) },
            },
            'step.next': { guard: 'hasName', target: 'planning' },
          },
        },
        planning: {
          on: {
            'plan.choose': {
              actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.plan }) },
            },
            'step.next': { guard: 'hasPlan', target: 'reviewing' },
            'step.back': 'naming',
          },
        },
        reviewing: { on: { 'step.next': 'complete', 'step.back': 'planning' } },
        complete: { type: 'final' },
        last: { type: 'history' },
      },
      on: { 'wizard.leave': 'leaving' },
      onDone: 'done',
    },
    leaving: { on: { 'leave.confirm': 'left', 'leave.cancel': 'filling.last' } },
    done: { type: 'final' },
    left: { type: 'final' },
  },
});

export const wizardEvents = {
  'name.change': [{ name: 'Ada' }, { name: '' }],
  'plan.choose': [{ plan: 'yearly' }],
};
