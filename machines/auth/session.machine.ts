import {
  refetch,
  setReasonTo,
  enteredUserOf,
  expireSession,
  errorOf,
  freshness,
  leftUserOf,
  enterMember,
  dropViewerFor,
  storeIdentity,
} from './session.states.ts';
import { sessionSetup } from './session.setup.ts';

/**
 * Session of the app: restored at boot, opened by credentials, ended by hand, by a 401 or
 * elsewhere.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Knows who uses the app and emits an event when that changes.',
  meta: { requirement: 'decisions §4' },
  context: ({ input }) => ({ ...input, viewer: null, reason: 'restored' }),
  invoke: [
    { id: 'watchBrowser', src: 'watchBrowser' },
    { id: 'logout', src: 'logout', input: ({ self }) => ({ parent: self }) },
  ],
  initial: 'restoring',
  on: { 'logout.unconfirmed': { actions: 'warnUnconfirmed' } },
  states: {
    restoring: {
      description: 'The server is asked who is here; nothing else is mounted yet.',
      tags: 'busy',
      invoke: {
        id: 'fetchViewer',
        src: 'fetchViewer',
        onDone: { target: 'member', actions: storeIdentity },
        onError: [
          {
            guard: { type: 'isUnauthenticated', params: errorOf },
            target: 'guest',
            actions: 'announceViewer',
          },
          { target: 'unreachable' },
        ],
      },
    },
    unreachable: {
      description: 'No useful answer came, which is not a guest: it is asked again, by hand too.',
      entry: 'announceSilence',
      on: { 'session.retry': refetch, 'connection.restored': refetch },
      after: { pause: refetch },
    },
    guest: {
      description: 'Nobody is signed in.',
      on: {
        'session.opened': { target: 'entering', actions: setReasonTo('login') },
        'session.doubted': { target: 'entering', actions: setReasonTo('mirrored') },
        'tab.entered': { target: 'entering', actions: setReasonTo('mirrored') },
      },
    },
    entering: {
      description: 'A session is open; its member and their language are not here yet.',
      tags: 'busy',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The server is asked who has just come in.',
          invoke: {
            id: 'fetchViewer',
            src: 'fetchViewer',
            onDone: { target: 'translating', actions: storeIdentity },
            onError: [
              {
                guard: { type: 'isLoginLost', params: errorOf },
                target: '#session.guest',
                actions: [
                  dropViewerFor('mirrored'),
                  'releaseBrowser',
                  'announceViewer',
                  'explainLoss',
                ],
              },
              {
                guard: { type: 'isUnauthenticated', params: errorOf },
                target: '#session.guest',
                actions: [dropViewerFor('mirrored'), 'releaseBrowser', 'announceViewer'],
              },
              { target: '#session.unreachable' },
            ],
          },
        },
        translating: {
          description: 'The preferred language is put on before any redirect.',
          meta: { requirement: 'spec §4 login' },
          invoke: {
            id: 'applyLocale',
            src: 'applyLocale',
            input: ({ context: { locale, viewer } }) => ({
              locale,
              code: viewer?.preferredLocale ?? null,
            }),
            onDone: enterMember,
            onError: enterMember,
          },
        },
      },
    },
    member: {
      description: 'A member is signed in.',
      type: 'parallel',
      entry: ['claimBrowser', 'announceViewer'],
      on: {
        'logout.request': {
          target: 'guest',
          actions: [
            dropViewerFor('logout'),
            'unwelcome',
            'clearBrowser',
            'notifyServer',
            'announceViewer',
          ],
        },
        'session.expired': {
          target: 'guest',
          actions: [...expireSession, 'alertExpiry'],
        },
        'session.opened': { target: 'entering', actions: setReasonTo('login') },
        'tab.left': {
          guard: { type: 'isOwnLeave', params: leftUserOf },
          target: 'guest',
          actions: [dropViewerFor('mirrored'), 'unwelcome', 'releaseBrowser', 'announceViewer'],
        },
        'tab.entered': {
          guard: { type: 'isSomebodyElse', params: enteredUserOf },
          target: 'entering',
          actions: setReasonTo('mirrored'),
        },
      },
      states: {
        kind: {
          description: 'What the member may do, as the server last said.',
          initial: 'active',
          states: {
            active: {
              description: 'Everything is open.',
              always: [
                { guard: 'isDeleted', target: 'deleted' },
                { guard: 'isUnverified', target: 'unverified' },
              ],
            },
            unverified: {
              description: 'The e-mail address is not confirmed: confined to verify-email.',
              always: [
                { guard: 'isDeleted', target: 'deleted' },
                { guard: 'isActive', target: 'active' },
              ],
            },
            deleted: {
              description: 'The account is flagged as deleted: confined to settings profile.',
              always: [
                { guard: 'isActive', target: 'active' },
                { guard: 'isUnverified', target: 'unverified' },
              ],
            },
          },
        },
        freshness,
      },
    },
  },
});
