import type { AnyMachineSnapshot } from 'xstate';

/** What a session that has made up its mind would say to an app that listens late. */
export const presentSession = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('guest') || snapshot.matches('member')
    ? {
        type: 'session.changed',
        viewer: (snapshot.context as { viewer: unknown }).viewer,
        reason: 'restored',
      }
    : null;
