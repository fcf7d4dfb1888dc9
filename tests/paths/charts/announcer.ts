import { emit, enqueueActions, log, setup } from 'xstate';

/** Tells what it does, and chooses while it does it. */
export const announcer = setup({
  types: {
    events: {} as { type: 'chatEvents.come'; urgent: boolean } | { type: 'chatEvents.end' },
    emitted: {} as { type: 'flash' } | { type: 'notice' },
  },
  actions: {
    announce: enqueueActions(({ enqueue }, params: { urgent: boolean }) => {
      enqueue(log('chatEvents', 'heard'));
      enqueue(emit(params.urgent ? { type: 'flash' } : { type: 'notice' }));
    }),
  },
}).createMachine({
  id: 'announcer',
  initial: 'silent',
  states: {
    silent: {
      on: {
        'chatEvents.come': {
          target: 'speaking',
          actions: { type: 'announce', params: ({ event }) => ({ urgent: event.urgent }) },
        },
      },
    },
    speaking: {
      exit: emit({ type: 'notice' }),
      on: { 'chatEvents.end': 'silent' },
      after: { 5000: 'silent' },
    },
  },
});

export const announcerEvents = { 'chatEvents.come': [{ urgent: true }, { urgent: false }] };
