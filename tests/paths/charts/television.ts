import { setup } from 'xstate';

/** Tags, a deep history that a shallow one would spoil, and an end inside of a state. */
export const television = setup({
  types: { tags: {} as 'dark' | 'sound' },
  actors: {},
  actions: { blink: () => {} },
}).createMachine({
  id: 'television',
  initial: 'off',
  states: {
    off: { tags: 'dark', on: { 'power.press': 'on.last' } },
    on: {
      tags: ['sound'],
      initial: 'channels',
      on: { 'power.press': 'off', 'settings.open': '.settings' },
      onDone: { target: 'off', actions: 'blink' },
      states: {
        channels: {
          initial: 'news',
          states: {
            news: { on: { 'channel.next': 'films' } },
            films: {
              initial: 'playing',
              on: { 'channel.next': 'news' },
              states: {
                playing: { on: { 'film.pause': 'paused' } },
                paused: { on: { 'film.pause': 'playing' } },
              },
            },
          },
        },
        settings: { on: { 'settings.close': 'channels', 'settings.reset': 'reset' } },
        reset: { type: 'final' },
        last: { type: 'history', history: 'deep', target: 'channels' },
      },
    },
  },
});
