import type { AnyMachineSnapshot } from 'xstate';

/** Event that a settled session sends to an app that subscribes late. */
export const presentSession = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('guest') || snapshot.matches('member')
    ? {
        type: 'session.changed',
        viewer: (snapshot.context as { viewer: unknown }).viewer,
        reason: 'restored',
      }
    : null;
