import { and, assign, not, or, setup } from 'xstate';

/** Guards made of guards, over payloads without a case: both answers are tried. */
export const password = setup({
  types: {
    context: {} as { tries: number },
    events: {} as
      | { type: 'password.submit'; text: string }
      | { type: 'hint.ask' }
      | { type: 'lock.wait' },
  },
  guards: {
    isTired: ({ context }) => context.tries >= 2,
  },
  actions: {
    count: assign({ tries: ({ context }) => Math.min(2, context.tries + 1) }),
    welcome: () => {},
    hint: () => {},
  },
}).createMachine({
  id: 'password',
  context: { tries: 0 },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.submit': [
          { guard: ({ event }) => event.text === '', target: 'asking' },
          {
            guard: and([
              ({ event }) => event.text.length > 8,
              not(({ event }) => event.text === 'password'),
            ]),
            target: 'open',
            actions: 'welcome',
          },
          { guard: or(['isTired', ({ event }) => event.text === 'panic']), target: 'locked' },
          { actions: 'count' },
        ],
        'hint.ask': { guard: 'isTired', actions: 'hint' },
      },
    },
    locked: { on: { 'lock.wait': 'asking' } },
    open: { type: 'final' },
  },
});
