import { createMachine, sendParent, sendTo, setup } from 'xstate';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  entry: sendParent({ type: 'lamp.ready' }),
  states: { off: { on: { switch: 'on' } }, on: { type: 'final' } },
});

/** A chart whose child is a chart: spoken to, listened to, and done before it. */
export const childChart = setup({ actors: { lamp }, actions: { note: () => {} } }).createMachine({
  id: 'childChart',
  initial: 'dark',
  states: {
    dark: {
      invoke: { src: 'lamp', id: 'lamp', onDone: 'bright', onError: 'dead' },
      on: {
        'lamp.ready': { actions: 'note' },
        'switch.press': { actions: sendTo('lamp', { type: 'switch' }) },
        'home.leave': { target: 'left', actions: sendParent({ type: 'left' }) },
      },
    },
    bright: { on: { 'home.leave': 'left' } },
    dead: { on: { 'lamp.replace': 'dark' } },
    left: {},
  },
});
