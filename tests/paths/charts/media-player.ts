import { assign, setup } from 'xstate';

/** Goes on where it was: history, a payload and a guard over both. */
export const mediaPlayer = setup({
  types: {
    context: {} as { at: number; length: number },
    events: {} as
      | { type: 'player.load'; length: number }
      | { type: 'player.play' }
      | { type: 'player.pause' }
      | { type: 'player.seek'; at: number }
      | { type: 'player.cover' }
      | { type: 'player.uncover' },
  },
  guards: {
    isLoaded: ({ context }) => context.length > 0,
    isWithin: ({ context }, params: { at: number }) => params.at < context.length,
  },
  actions: {
    load: assign((_, params: { length: number }) => ({ at: 0, length: params.length })),
    seek: assign((_, params: { at: number }) => ({ at: params.at })),
    advance: assign({ at: ({ context }) => context.at + 1 }),
  },
}).createMachine({
  id: 'mediaPlayer',
  context: { at: 0, length: 0 },
  initial: 'shown',
  states: {
    shown: {
      initial: 'idle',
      states: {
        idle: { on: { 'player.play': { guard: 'isLoaded', target: 'playing' } } },
        playing: {
          on: { 'player.pause': 'paused' },
          after: { 1000: { target: 'playing', reenter: true, actions: 'advance' } },
          always: {
            guard: ({ context }) => context.length > 0 && context.at >= context.length,
            target: 'ended',
          },
        },
        paused: { on: { 'player.play': 'playing' } },
        ended: {
          on: {
            'player.play': { target: 'playing', actions: { type: 'seek', params: { at: 0 } } },
          },
        },
        last: { type: 'history' },
      },
      on: {
        'player.load': {
          target: '.idle',
          actions: { type: 'load', params: ({ event }) => ({ length: event.length }) },
        },
        'player.seek': {
          guard: { type: 'isWithin', params: ({ event }) => ({ at: event.at }) },
          actions: { type: 'seek', params: ({ event }) => ({ at: event.at }) },
        },
        'player.cover': 'covered',
      },
    },
    covered: { on: { 'player.uncover': 'shown.last' } },
  },
});

export const mediaPlayerEvents = {
  'player.load': [{ length: 3 }, { length: 0 }],
  'player.seek': [{ at: 1 }, { at: 9 }],
};
