import { createMachine } from 'xstate';

/** Handles events by the wildcard `*` and by a prefix. */
export const wildcards = createMachine({
  id: 'wildcards',
  initial: 'calm',
  states: {
    calm: {
      on: { 'alarm.*': 'alert', 'door.open': 'open', '*': { actions: 'shrug' } },
    },
    open: { on: { 'door.close': 'calm', 'door.*': { actions: 'creak' } } },
    alert: { on: { 'alarm.clear': 'calm', '*': 'panicking' } },
    panicking: { on: { 'alarm.clear': 'calm' } },
  },
});
