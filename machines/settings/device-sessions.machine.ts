import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { endSession, loadSessions } from './device-sessions.ports.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import type * as Types from './device-sessions.types.ts';

const others = 'others';
/** Transitions for changes elsewhere while it is read once more. */
const rereading = { 'access.changed': { target: 'rereading', reenter: true } } as const;
const ending = {
  'session.end': { target: 'ending', actions: { type: 'storeChoice', params: eventOf } },
  'others.end': { target: 'ending', actions: { type: 'storeChoice', params: { id: others } } },
  'access.changed': { target: 'rereading' },
  'connection.restored': { target: 'rereading' },
} as const;
const read = {
  target: 'listed',
  actions: { type: 'storeSessions', params: outputOf<readonly Types.DeviceSession[]> },
} as const;

/** Sessions of a member; one device, or all others, can be signed out from here. */
export const deviceSessionsMachine = setup({
  types: {
    context: {} as Types.DeviceSessionsContext,
    events: {} as Types.DeviceSessionsEvent,
    emitted: {} as Types.DeviceSessionsEmitted,
    children: {} as {
      loadSessions: 'loadSessions';
      rereadSessions: 'loadSessions';
      endSession: 'endSession';
    },
  },
  actors: { loadSessions, endSession },
  guards: {
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isAbsent: attemptGuards.isGone,
    isGone: attemptGuards.isGone,
    /** The list has it as another device's: it is older than this session. */
    isThisOne: (_, { failure }: Failed) =>
      failure.kind === 'conflict' && failure.code === 'current_session',
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeSessions: assign((_, sessions: readonly Types.DeviceSession[]) => ({ sessions })),
    storeChoice: assign((_, { id }: { id: string }) => ({ ending: id })),
    dropEnded: assign(({ context: { sessions, ending: ended } }) => ({
      sessions: sessions.filter(({ id, isCurrent }) =>
        ended === others ? isCurrent : id !== ended,
      ),
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceEnd: emit(({ context }) => ({
      type: 'notice.shown' as const,
      tone: 'positive' as const,
      key:
        context.ending === others
          ? 'settings.deviceSessions.othersEnded'
          : 'settings.deviceSessions.ended',
    })),
    announceAccess: emit({ type: 'access.changed' }),
  },
}).createMachine({
  id: 'deviceSessions',
  description: 'A member sees where they are signed in, and ends it there.',
  meta: { requirement: 'issue 19 security: sessions; contract §8.7 GET /me/sessions' },
  context: { sessions: [], ending: null, failure: null },
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadSessions' },
      descriptions: {
        loading: 'The sessions are on their way; skeletons stand in their place.',
        failed: 'The sessions could not be read.',
      },
      read,
      refused: [{ guard: { type: 'isAbsent', params: failureOf }, target: 'absent' }],
      on: { 'sessions.retry': reload, 'connection.restored': reload },
      anew: { 'access.changed': readAnew },
    }),
    absent: { description: 'The site does not offer this, so nothing of it is drawn.' },
    listed: { description: 'Every session is shown, this one first.', on: ending },
    rereading: {
      on: rereading,
      description: 'Something may have changed: they are read once more, and stay meanwhile.',
      invoke: {
        id: 'rereadSessions',
        src: 'loadSessions',
        onDone: read,
        onError: { target: 'listed' },
      },
    },
    ending: {
      description: 'A session is being ended, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ id: context.ending ?? others }),
        onDone: { target: 'listed', actions: ['dropEnded', 'announceEnd', 'announceAccess'] },
        onError: [
          { guard: { type: 'isGone', params: failureOf }, target: 'listed', actions: 'dropEnded' },
          { guard: { type: 'isThisOne', params: failureOf }, target: 'rereading' },
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'listed' },
          whenSignedOut('listed'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It could not be ended; the reason is said, and it can be tried again.',
      on: ending,
    },
  },
});
