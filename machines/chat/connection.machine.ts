import type { EmailChangeUpdated, ExportUpdated } from '../auth/viewer.types.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { IdentityUpdated } from '../settings/identity.types.ts';
import { accountNotices } from './account-notices.ts';
import { holdSocket, watchWake } from './connection.ports.ts';
import { signals } from './connection.states.ts';
import type {
  ChannelEvents,
  ConnectionContext,
  ConnectionEmitted,
  ConnectionEvent,
  ConnectionInput,
} from './connection.types.ts';

type Viewer = { readonly viewer: { readonly id: number } | null };

/** The server would not sign: a session that was ended elsewhere is noticed by it. */
const barred = [
  {
    guard: { type: 'isUnauthenticated', params: eventOf },
    target: 'barred',
  },
  { target: 'barred' },
] as const;

/** The live channel of the member: what it really is, so that the interface never lies about it. */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    input: {} as ConnectionInput,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    children: {} as { holdSocket: 'holdSocket'; watchWake: 'watchWake' },
  },
  actors: { holdSocket, watchWake },
  guards: {
    hasUser: ({ context }) => context.userId !== null,
    isGone: (_, { viewer }: Viewer) => viewer === null,
    isSomebodyElse: ({ context }, { viewer }: Viewer) => viewer?.id !== context.userId,
    isUnauthenticated: (_, params: { status: number | null }) => params.status === 401,
    isMoved: (_, { status }: EmailChangeUpdated) => status === 'changed',
    isApproved: (_, { status }: IdentityUpdated) => status === 'approved',
    isRejected: (_, { status }: IdentityUpdated) => status === 'rejected',
    isCopyReady: (_, { status }: ExportUpdated) => status === 'ready',
    isCopyFailed: (_, { status }: ExportUpdated) => status === 'failed',
  },
  actions: {
    storeUser: assign((_, { viewer }: Viewer) => ({ userId: viewer?.id ?? null, copy: null })),
    storeCopy: assign((_, { status, done, total }: ExportUpdated) => ({
      copy: { status, done, total },
    })),
    dropCopy: assign({ copy: null }),
    resubscribe: sendTo('holdSocket', { type: 'channel.resubscribe' }),
    reopen: sendTo('holdSocket', { type: 'socket.reopen' }),
    check: sendTo('holdSocket', { type: 'socket.check' }),
    callForCatchUp: sendTo('holdSocket', { type: 'chatEvents.catchUp' }),
    announceCaughtUp: emit({ type: 'connection.caughtUp' }),
    announceLoss: emit({ type: 'call.failed' }),
    announceSilence: emit({ type: 'connection.lost' }),
    announceMember: emit({ type: 'member.updated' }),
    announceNewEmail: emit(accountNotices.newEmail),
    announceApproval: emit(accountNotices.approval),
    announceRejection: emit(accountNotices.rejection),
    announceCopy: emit(accountNotices.copy),
    announceNoCopy: emit(accountNotices.noCopy),
    forward: emit((_, channelEvent: ChannelEvents) => channelEvent),
  },
  delays: { patience: 10_000, pause: 5_000, answer: 5_000 },
}).createMachine({
  id: 'connection',
  description: 'Keeps one live channel open for the member who is signed in, and for nobody else.',
  meta: { requirement: 'contract §3.5' },
  context: ({ input }) => ({ userId: input.userId, copy: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is signed in: there is no socket.',
      always: { guard: 'hasUser', target: 'open' },
      on: {
        'viewer.changed': {
          actions: { type: 'storeUser', params: ({ event }) => ({ viewer: event.viewer }) },
        },
      },
    },
    open: {
      description: 'A socket is held for the member; leaving this state closes it.',
      invoke: [
        {
          id: 'holdSocket',
          src: 'holdSocket',
          input: ({ context }) => ({ userId: context.userId ?? 0 }),
        },
        { id: 'watchWake', src: 'watchWake' },
      ],
      on: {
        'viewer.changed': [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ viewer: event.viewer }) },
            target: 'closed',
            actions: { type: 'storeUser', params: ({ event }) => ({ viewer: event.viewer }) },
          },
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => ({ viewer: event.viewer }) },
            target: 'open',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => ({ viewer: event.viewer }) },
          },
        ],
        'chatEvents.arrived': { actions: { type: 'forward', params: eventOf } },
        'catchUp.due': { actions: { type: 'forward', params: eventOf } },
        ...signals,
        'socket.connected': { target: '.subscribing' },
        'socket.dropped': { target: '.reconnecting', actions: 'announceLoss' },
        'socket.unavailable': { target: '.unavailable' },
        'socket.refused': { target: '.refused' },
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The socket is being opened for the first time.',
          on: { 'connection.restored': { actions: 'reopen' } },
        },
        subscribing: {
          description: 'The socket is open and the channel has not been acknowledged yet.',
          after: {
            patience: { target: 'subscribing', reenter: true, actions: 'resubscribe' },
          },
          on: {
            'channel.acknowledged': { target: 'live', actions: 'announceCaughtUp' },
            'channel.barred': barred,
          },
        },
        live: {
          description: 'Events arrive as they happen.',
          on: {
            'channel.barred': barred,
            'channel.acknowledged': { actions: 'announceCaughtUp' },
            'page.woke': { target: 'checking' },
          },
        },
        checking: {
          description: 'The page may have slept: a socket that seems open is asked for a sign.',
          meta: { requirement: 'peers §4.1' },
          entry: ['check', 'dropCopy'],
          after: { answer: { target: 'reconnecting', actions: 'reopen' } },
          on: {
            'socket.answered': { target: 'live', actions: ['callForCatchUp', 'announceCaughtUp'] },
            'channel.acknowledged': { target: 'live', actions: 'announceCaughtUp' },
            'channel.barred': barred,
          },
        },
        barred: {
          description: 'The channel was refused; the socket library would leave it dead for good.',
          after: { pause: { target: 'subscribing', actions: 'resubscribe' } },
          on: {
            'channel.acknowledged': { target: 'live', actions: 'announceCaughtUp' },
            'connection.retry': { target: 'subscribing', actions: 'resubscribe' },
            'connection.restored': { target: 'subscribing', actions: 'resubscribe' },
            'page.woke': { target: 'subscribing', actions: 'resubscribe' },
          },
        },
        reconnecting: {
          description: 'The socket went away and is being opened again.',
          entry: 'dropCopy',
          tags: 'troubled',
          on: {
            'page.woke': { actions: 'reopen' },
            'connection.restored': { actions: 'reopen' },
          },
        },
        unavailable: {
          description:
            'No way through for ten seconds; retries go on, and a person may retry at once.',
          tags: ['troubled', 'silent'],
          entry: ['announceSilence', 'dropCopy'],
          on: {
            'connection.retry': { target: 'reconnecting', actions: 'reopen' },
            'connection.restored': { target: 'reconnecting', actions: 'reopen' },
            'page.woke': { target: 'reconnecting', actions: 'reopen' },
          },
        },
        refused: {
          description: 'The server does not want this socket: only a hand tries again.',
          tags: ['troubled', 'silent'],
          entry: ['announceSilence', 'dropCopy'],
          on: {
            'connection.retry': { target: 'reconnecting', actions: 'reopen' },
            'connection.restored': { target: 'reconnecting', actions: 'reopen' },
            'page.woke': { target: 'reconnecting', actions: 'reopen' },
          },
        },
      },
    },
  },
});
