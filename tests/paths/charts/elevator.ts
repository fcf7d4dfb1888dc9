import { assign, setup } from 'xstate';

/** Floors as a counter; its guards are met only after the right way there. */
export const elevator = setup({
  types: {
    context: {} as { floor: number; wanted: number },
    events: {} as
      | { type: 'floor.call'; floor: number }
      | { type: 'door.block' }
      | { type: 'stop.press' }
      | { type: 'key.turn' },
  },
  guards: {
    isAbove: ({ context }) => context.wanted > context.floor,
    isBelow: ({ context }) => context.wanted < context.floor,
    isHere: ({ context }) => context.wanted === context.floor,
  },
  actions: {
    want: assign((_, params: { floor: number }) => ({ wanted: params.floor })),
    rise: assign({ floor: ({ context }) => context.floor + 1 }),
    sink: assign({ floor: ({ context }) => context.floor - 1 }),
    ring: () => {},
  },
  delays: { travel: 1500, hold: 4000 },
}).createMachine({
  id: 'elevator',
  context: { floor: 0, wanted: 0 },
  initial: 'waiting',
  on: { 'stop.press': '.stopped' },
  states: {
    waiting: {
      on: {
        'floor.call': {
          target: 'deciding',
          actions: { type: 'want', params: ({ event }) => ({ floor: event.floor }) },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isAbove', target: 'rising' },
        { guard: 'isBelow', target: 'sinking' },
        { target: 'open', actions: 'ring' },
      ],
    },
    rising: { after: { travel: { target: 'deciding', actions: 'rise' } } },
    sinking: { after: { travel: { target: 'deciding', actions: 'sink' } } },
    open: {
      on: { 'door.block': { target: 'open', reenter: true } },
      after: { hold: 'waiting' },
    },
    stopped: {
      on: { 'key.turn': [{ guard: 'isHere', target: 'waiting' }, { target: 'deciding' }] },
    },
  },
});

export const elevatorEvents = { 'floor.call': [{ floor: 3 }, { floor: 0 }] };
