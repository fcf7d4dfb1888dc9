import { assertEvent, assign, emit, sendTo, setup } from 'xstate';
import type { ExportUpdated } from '../auth/viewer.types.ts';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { readAnew } from '../parts/resource.ts';
import {
  noAttempt,
  submissionGuards,
  submissionStates,
  submitting,
  whenRefused,
} from '../parts/submission.ts';
import { dataExportMachine } from './data-export.machine.ts';
import { closeAccount, endRenewals, loadLedger } from './leaving.ports.ts';
import type * as Types from './leaving.types.ts';

const known = outputOf<Types.LeavingLedger>;
const store = { type: 'storeLedger', params: known } as const;
const read = [
  { guard: { type: 'isBlocked', params: known }, target: 'blocked', actions: store },
  { target: 'editing', actions: store },
] as const;

/** The ledger and the copy may have missed something. */
const missed = { target: 'loading', actions: 'refreshCopy' } as const;

/** A member leaves: first what is lost and what stays, then the one press that closes the account. */
export const leavingMachine = setup({
  types: {
    context: {} as Types.LeavingContext,
    events: {} as Types.LeavingEvent,
    emitted: {} as Types.LeavingEmitted,
    children: {} as {
      loadLedger: 'loadLedger';
      endRenewals: 'endRenewals';
      closeAccount: 'closeAccount';
      copy: 'copy';
    },
  },
  actors: { loadLedger, endRenewals, closeAccount, copy: dataExportMachine },
  guards: {
    ...submissionGuards,
    isAbsent: attemptGuards.isGone,
    isBlocked: (_, { blockers }: Types.LeavingLedger) => blockers.length > 0,
    isRenewing: ({ context }) => (context.ledger?.subscribers.renewing ?? 0) > 0,
    /** True if a blocker has appeared since the ledger was read. */
    isHeldUp: (_, { failure }: Failed) => failure.kind === 'conflict',
  },
  actions: {
    storeLedger: assign((_, ledger: Types.LeavingLedger) => ({ ledger })),
    ...attemptActions<Types.LeavingContext, Types.LeavingEvent>(),
    announceMember: emit({ type: 'member.updated' }),
    notifyCopy: sendTo('copy', (_, change: ExportUpdated) => change),
    refreshCopy: sendTo('copy', { type: 'connection.restored' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'leaving',
  description: 'A member sees what leaving takes, and closes their account.',
  meta: { requirement: 'issue 39 the ledger first; contract §8.7 POST /me/delete; decision 045' },
  context: ({ spawn }) => ({ ...noAttempt, ledger: null, copy: spawn('copy', { id: 'copy' }) }),
  initial: 'loading',
  on: {
    'export.updated': { actions: { type: 'notifyCopy', params: eventOf } },
    'connection.caughtUp': { actions: 'refreshCopy' },
    'connection.restored': { actions: 'refreshCopy' },
  },
  states: {
    loading: {
      description: 'What leaving takes is being added up; what was known of it stays in sight.',
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'payment.updated': readAnew },
      invoke: {
        id: 'loadLedger',
        src: 'loadLedger',
        onDone: read,
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { target: 'unread' },
        ],
      },
    },
    blocked: {
      description: 'Something must end first: each is named with its way out, and nothing is sent.',
      on: {
        'renewals.end': { guard: 'isRenewing', target: 'ending' },
        'payment.updated': { target: 'loading' },
        'connection.caughtUp': missed,
        'connection.restored': missed,
      },
    },
    ending: {
      description: 'The renewals of the subscribers are being ended.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endRenewals',
        src: 'endRenewals',
        onDone: read,
        onError: [
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'blocked' },
          whenSignedOut('blocked'),
          { target: 'blocked', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    ...submissionStates(submitting),
    saving: {
      description: 'The account is being closed; the server may ask for the password first.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { reason: event.reason };
        },
        onDone: { target: 'left', actions: 'announceMember' },
        onError: [
          { guard: { type: 'isHeldUp', params: failureOf }, target: 'loading' },
          ...whenRefused,
        ],
      },
    },
    left: {
      description: 'The account is closed; the app asks who is here, and shows what a leaver sees.',
      tags: 'busy',
    },
    unread: {
      description: 'What leaving takes could not be read, so nothing can be pressed.',
      on: {
        'ledger.retry': { target: 'loading' },
        'connection.restored': missed,
      },
    },
    absent: { description: 'The site lets nobody leave in this way, which it says.' },
  },
});
