import { assign, emit, setup } from 'xstate';
import { probe, watchNetwork } from './connectivity.ports.ts';
import type {
  ConnectivityContext,
  ConnectivityEmitted,
  ConnectivityEvent,
} from './connectivity.types.ts';

/** Reachability of the server, by the device's network state and by requests that got no answer. */
export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    emitted: {} as ConnectivityEmitted,
  },
  actors: { probe, watchNetwork },
  actions: {
    announceRestored: emit({ type: 'connection.restored' }),
    countAlarm: assign(({ context }) => ({ falseAlarms: context.falseAlarms + 1 })),
    forgetAlarms: assign({ falseAlarms: 0 }),
  },
  delays: {
    pause: 2_000,
    farewell: 4_000,
    calm: 60_000,
    /** A call that fails whenever it is made must not make its screen ask in a loop. */
    settleDelay: ({ context }) => Math.min(1_000 * 4 ** context.falseAlarms, 60_000),
  },
}).createMachine({
  id: 'connectivity',
  description: 'The person knows when nothing can be sent, and when it can again.',
  meta: { requirement: 'issue 2 §3 offline bar' },
  context: { falseAlarms: 0 },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      description: 'As far as anybody knows the server can be reached.',
      on: {
        'connection.lost': { target: 'offline' },
        'call.failed': { target: 'suspecting' },
      },
      after: { calm: { actions: 'forgetAlarms' } },
    },
    suspecting: {
      description: 'One call got no answer; the server is asked before anybody is alarmed.',
      on: { 'connection.lost': { target: 'offline' } },
      invoke: {
        id: 'probe',
        src: 'probe',
        onDone: { target: 'settling' },
        onError: { target: 'unreachable' },
      },
    },
    settling: {
      description:
        'The server answers, so what failed may ask again: soon, and later with each false alarm.',
      on: { 'connection.lost': { target: 'offline' } },
      after: { settleDelay: { target: 'online', actions: ['countAlarm', 'announceRestored'] } },
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
      description: 'The server does not answer; it is asked again every other second.',
      on: {
        'connection.lost': { target: 'offline' },
        'connection.retry': { target: 'checking' },
      },
      initial: 'pausing',
      states: {
        pausing: {
          description: 'A moment between two questions.',
          after: { pause: { target: 'probing' } },
        },
        probing: {
          description: 'The server is asked, and the bar stays as it is.',
          invoke: {
            id: 'probe',
            src: 'probe',
            onDone: { target: '#connectivity.restored', actions: 'announceRestored' },
            onError: { target: 'pausing' },
          },
        },
      },
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
