import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { leaveForProvider, loadIdentity, openCheck } from './identity.ports.ts';
import type * as Types from './identity.types.ts';

type Known = Types.IdentityKnown;

const known = outputOf<Known>;
const store = { type: 'storeKnown', params: known } as const;
const refused = {
  target: 'refused',
  actions: { type: 'storeFailure', params: failureOf },
} as const;
const updated = { 'identity.updated': { target: 'loading' } } as const;
/** The way to the provider is open. */
const beginning = { ...updated, 'check.begin': { target: 'opening' } } as const;
/** Transitions where updates may have been missed. */
const awaiting = {
  ...updated,
  'connection.caughtUp': { target: 'loading' },
  'connection.restored': { target: 'loading' },
} as const;

/** Proving who one is to a provider, and what became of it: selling and payouts are behind it. */
export const identityMachine = setup({
  types: {
    context: {} as Types.IdentityContext,
    events: {} as Types.IdentityEvent,
    emitted: {} as Types.IdentityEmitted,
    children: {} as {
      loadIdentity: 'loadIdentity';
      openCheck: 'openCheck';
      leaveForProvider: 'leaveForProvider';
    },
  },
  actors: { loadIdentity, openCheck, leaveForProvider },
  guards: {
    isApproved: (_, { status }: Known) => status === 'approved',
    isPending: (_, { status }: Known) => status === 'pending',
    isRejected: (_, { status, isStarted }: Known) => status === 'rejected' && !isStarted,
    isUnfinished: (_, { isStarted }: Known) => isStarted,
    isAbsent: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    /** True if the check was begun or decided elsewhere. */
    isElsewhere: (_, { failure }: Failed) => failure.kind === 'conflict',
  },
  actions: {
    storeKnown: assign((_, params: Known) => ({ known: params })),
    storeAddress: assign((_, { address }: { address: string }) => ({ address })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    /** Tabs that missed the event of it learn it too. */
    announceMember: emit({ type: 'member.updated' }),
  },
}).createMachine({
  id: 'identity',
  description: 'A member has their identity verified, so that they may sell and be paid.',
  meta: { requirement: 'spec §2 identity-not-verified notice; contract §8.7 GET /me/identity' },
  context: { known: null, address: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'How the check stands is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadIdentity',
        src: 'loadIdentity',
        onDone: [
          {
            guard: { type: 'isApproved', params: known },
            target: 'approved',
            actions: [store, 'announceMember'],
          },
          { guard: { type: 'isPending', params: known }, target: 'pending', actions: store },
          { guard: { type: 'isRejected', params: known }, target: 'rejected', actions: store },
          { guard: { type: 'isUnfinished', params: known }, target: 'started', actions: store },
          { target: 'offered', actions: store },
        ],
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { target: 'unread' },
        ],
      },
      on: { 'identity.updated': { target: 'loading', reenter: true } },
    },
    offered: {
      description: 'Nothing was proved yet: it says what that blocks, and what is needed for it.',
      on: beginning,
    },
    opening: {
      description: 'The server is asked for the provider’s page.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'openCheck',
        src: 'openCheck',
        onDone: {
          target: 'leaving',
          actions: { type: 'storeAddress', params: ({ event }) => ({ address: event.output }) },
        },
        onError: [
          { guard: { type: 'isElsewhere', params: failureOf }, target: 'loading' },
          whenSignedOut('unread'),
          refused,
        ],
      },
    },
    leaving: {
      description: 'The browser is leaving for the provider’s page.',
      tags: 'busy',
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context: { address } }) => ({ address }),
        onDone: { target: 'loading' },
        onError: refused,
      },
    },
    refused: {
      description: 'The way to the provider did not open; it says why, and can be tried again.',
      on: beginning,
    },
    started: {
      description: 'The member came back from the provider before the end, and may go on there.',
      on: { ...awaiting, ...beginning },
    },
    pending: {
      description: 'The provider is checking; the outcome comes by itself.',
      on: awaiting,
    },
    approved: {
      description: 'The member may sell and be paid; a first price is one press away.',
      on: updated,
    },
    rejected: {
      description: 'It was not accepted; it says why, what helps, and may be tried again.',
      on: beginning,
    },
    unread: {
      description: 'It could not be read how the check stands.',
      on: { ...awaiting, 'identity.retry': { target: 'loading' } },
    },
    absent: { description: 'The site checks nobody, so nothing of it is drawn.' },
  },
});
