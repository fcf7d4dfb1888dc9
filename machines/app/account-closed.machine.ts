import { assign, emit, sendTo, setup } from 'xstate';
import type { ExportUpdated, Viewer } from '../auth/viewer.types.ts';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { href } from '../navigation/routes.ts';
import { dataExportMachine } from '../settings/data-export.machine.ts';
import type { EndedRenewal, LeavingLedger } from '../settings/leaving.types.ts';
import { keepAccount, loadLedger } from './account-closed.ports.ts';
import type * as Types from './account-closed.types.ts';

const renewals = outputOf<readonly EndedRenewal[]>;
const keeping = { 'account.keep': { target: 'keeping' } } as const;

/** Page of a member who deleted their account: the deadline, and the button that restores it. */
export const accountClosedMachine = setup({
  types: {
    context: {} as Types.AccountClosedContext,
    input: {} as Types.AccountClosedInput,
    events: {} as Types.AccountClosedEvent,
    emitted: {} as Types.AccountClosedEmitted,
    children: {} as { loadLedger: 'loadLedger'; keepAccount: 'keepAccount'; copy: 'copy' },
  },
  actors: { loadLedger, keepAccount, copy: dataExportMachine },
  guards: {
    isAbsent: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isTooLate: (_, { failure }: Failed) => failure.kind === 'unexpected' && failure.status === 410,
    /** True if the return finds renewals that ended. */
    isReduced: (_, ended: readonly EndedRenewal[]) => ended.length > 0,
    isOpen: (_, { viewer }: { viewer: Viewer | null }) => viewer !== null && !viewer.isDeleted,
    /** True if it is open again without some of its renewals. */
    isOpenWithout: ({ context }, { viewer }: { viewer: Viewer | null }) =>
      viewer !== null && !viewer.isDeleted && context.ended.length > 0,
  },
  actions: {
    storeLedger: assign((_, ledger: LeavingLedger) => ({ ledger, ended: ledger.ended })),
    storeEnded: assign((_, ended: readonly EndedRenewal[]) => ({ ended })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    notifyCopy: sendTo('copy', (_, change: ExportUpdated) => change),
    refreshCopy: sendTo('copy', { type: 'connection.restored' }),
    announceMember: emit({ type: 'member.updated' }),
    welcome: emit({ type: 'notice.shown', tone: 'positive', key: 'app.accountClosed.welcome' }),
    welcomeWithout: emit({
      type: 'notice.shown',
      tone: 'positive',
      key: 'app.accountClosed.welcomeWithout',
    }),
    goToSubscriptions: emit({
      type: 'location.requested',
      path: href('interestsSubscriptions'),
      replace: true,
    }),
    goHome: emit({ type: 'location.requested', path: href('main'), replace: true }),
  },
}).createMachine({
  id: 'accountClosed',
  description:
    'A member who has left sees what will be gone and when, and comes back by one press.',
  meta: { requirement: 'issue 39 closed; contract §8.7 POST /me/reactivate; decisions §11' },
  context: ({ input, spawn }) => ({
    ...input,
    ledger: null,
    ended: [],
    copy: spawn('copy', { id: 'copy' }),
    failure: null,
  }),
  initial: 'loading',
  on: {
    'viewer.changed': [
      {
        guard: { type: 'isOpenWithout', params: eventOf },
        target: '.open',
        actions: ['welcomeWithout', 'goToSubscriptions'],
      },
      {
        guard: { type: 'isOpen', params: eventOf },
        target: '.open',
        actions: ['welcome', 'goHome'],
      },
    ],
    'export.updated': { actions: { type: 'notifyCopy', params: eventOf } },
    'connection.caughtUp': { actions: 'refreshCopy' },
    'connection.restored': { actions: 'refreshCopy' },
  },
  states: {
    loading: {
      description: 'What will be gone is being added up; the day of it is known already.',
      tags: 'busy',
      invoke: {
        id: 'loadLedger',
        src: 'loadLedger',
        onDone: {
          target: 'closed',
          actions: { type: 'storeLedger', params: outputOf<LeavingLedger> },
        },
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { target: 'unread' },
        ],
      },
    },
    closed: {
      description: 'What will be gone is listed, and one press keeps all of it.',
      on: keeping,
    },
    unread: {
      description: 'It could not be read what will be gone; all of it can be kept all the same.',
      on: {
        ...keeping,
        'ledger.retry': { target: 'loading' },
        'connection.restored': { target: 'loading', actions: 'refreshCopy' },
      },
    },
    keeping: {
      description: 'The account is being taken back.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'keepAccount',
        src: 'keepAccount',
        onDone: [
          {
            guard: { type: 'isReduced', params: renewals },
            target: 'open',
            actions: [{ type: 'storeEnded', params: renewals }, 'announceMember', 'welcomeWithout'],
          },
          {
            target: 'open',
            actions: [{ type: 'storeEnded', params: renewals }, 'announceMember', 'welcome'],
          },
        ],
        onError: [
          { guard: { type: 'isTooLate', params: failureOf }, target: 'gone' },
          whenSignedOut('closed'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'The press did nothing, and it says why; it can be pressed again.',
      on: keeping,
    },
    open: {
      description:
        'The account is open again; the app asks who is here, and leads home, or to the subscriptions where some have ended.',
      tags: 'busy',
      on: {
        'viewer.changed': [
          { guard: { type: 'isOpenWithout', params: eventOf }, actions: 'goToSubscriptions' },
          { guard: { type: 'isOpen', params: eventOf }, actions: 'goHome' },
        ],
      },
    },
    gone: { description: 'It is too late: the account is gone for good.' },
    absent: { description: 'The site takes nobody back by a press; it says where to write to.' },
  },
});
