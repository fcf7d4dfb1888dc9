import { emit, setup } from 'xstate';
import { probe, watchNetwork } from './connectivity.ports.ts';
import type { ConnectivityEmitted, ConnectivityEvent } from './connectivity.types.ts';

/** Whether the server can be reached, from the device's word and from calls that got no answer. */
export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent, emitted: {} as ConnectivityEmitted },
  actors: { probe, watchNetwork },
  actions: { announceRestored: emit({ type: 'connection.restored' }) },
  delays: { pause: 5000, farewell: 4000 },
}).createMachine({
  id: 'connectivity',
  description: 'The person knows when nothing can be sent, and when it can again.',
  meta: { requirement: 'issue 2 §3 offline bar' },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      description: 'As far as anybody knows the server can be reached.',
      on: {
        'connection.lost': { target: 'offline' },
        'call.failed': { target: 'suspecting' },
      },
    },
    suspecting: {
      description: 'One call got no answer; the server is asked before anybody is alarmed.',
      on: { 'connection.lost': { target: 'offline' } },
      invoke: {
        id: 'probe',
        src: 'probe',
        onDone: { target: 'online' },
        onError: { target: 'unreachable' },
      },
    },
    offline: {
      description: 'The device has no network.',
      on: { 'connection.found': { target: 'checking' } },
    },
    checking: {
      description: 'There is a network again; the server is being asked.',
      on: { 'connection.lost': { target: 'offline' } },
      invoke: {
        id: 'probe',
        src: 'probe',
        onDone: { target: 'restored', actions: 'announceRestored' },
        onError: { target: 'unreachable' },
      },
    },
    unreachable: {
      description: 'The server does not answer; it is asked again every few seconds.',
      on: {
        'connection.lost': { target: 'offline' },
        'connection.retry': { target: 'checking' },
      },
      after: { pause: { target: 'checking' } },
    },
    restored: {
      description: 'The server answers again, which is said for a moment.',
      on: {
        'connection.lost': { target: 'offline' },
        'call.failed': { target: 'suspecting' },
      },
      after: { farewell: { target: 'online' } },
    },
  },
});
