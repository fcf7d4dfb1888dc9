import { emit, enqueueActions, log, setup } from 'xstate';

/** Tells what it does, and chooses while it does it. */
export const announcer = setup({
  types: {
    events: {} as { type: 'news.come'; urgent: boolean } | { type: 'news.end' },
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
        'news.come': {
          target: 'speaking',
          actions: { type: 'announce', params: ({ event }) => ({ urgent: event.urgent }) },
        },
      },
    },
    speaking: {
      exit: emit({ type: 'notice' }),
      on: { 'news.end': 'silent' },
      after: { 5000: 'silent' },
    },
  },
});

export const announcerEvents = { 'news.come': [{ urgent: true }, { urgent: false }] };
