import { sessionSetup } from './session.setup.ts';
import type { Identity, SessionReason } from './session.types.ts';

type Fetched = { event: { output: Identity } };

/** Error of the failed request, as thrown by the port. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const identityOf = ({ event }: Fetched) => event.output;
/** Id of the member who signed in in another tab. */
export const enteredUserOf = ({ event }: { event: { userId: number } }) => ({
  userId: event.userId,
});
/** Id of the member who signed out in another tab; null where an older release does not send it. */
export const leftUserOf = ({ event }: { event: { userId: number | null } }) => ({
  userId: event.userId,
});
/** The id of the viewer that the server returned. */
const viewerIdOf = ({ event: { output } }: Fetched) => ({ userId: output.viewer.id });
/** Remembers why the viewer is who they are. */
export const setReasonTo = (reason: SessionReason) =>
  ({ type: 'setReason', params: { reason } }) as const;
/** Forgets the viewer, and remembers why. */
export const dropViewerFor = (reason: SessionReason) =>
  ({ type: 'dropViewer', params: { reason } }) as const;
/** Takes over what the server said. */
export const storeIdentity = [
  { type: 'storeViewer', params: identityOf },
  { type: 'announceUnread', params: identityOf },
] as const;
const forgetExpiryAndRenewal = ['forgetExpiry', 'forgetRenewal'] as const;
/** A member is here, in their language. */
export const enterMember = [
  { guard: 'isLogin', target: '#session.member', actions: [...forgetExpiryAndRenewal, 'welcome'] },
  { target: '#session.member', actions: forgetExpiryAndRenewal },
] as const;
/** The server says who is here, to a member who goes on meanwhile. */
const settleRefetch = [
  {
    guard: { type: 'isSomebodyElse', params: viewerIdOf },
    target: '#session.entering.translating',
    actions: [...storeIdentity, setReasonTo('mirrored')],
  },
  {
    guard: { type: 'isChanged', params: identityOf },
    target: '#session.member.freshness.settled',
    actions: [...storeIdentity, setReasonTo('refreshed'), 'announceViewer'],
  },
  {
    target: '#session.member.freshness.settled',
    actions: { type: 'announceUnread', params: identityOf },
  },
] as const;
/** Actions once the server reports that nobody is signed in any more. */
export const expireSession = [
  dropViewerFor('expired'),
  'unwelcome',
  'doubtBrowser',
  'announceViewer',
] as const;
/** Events after which the viewer is fetched again. */
const refetchOnDoubt = <Target extends string>(target: Target) =>
  ({
    'page.shown': { target },
    'session.doubted': { target },
    'tab.doubted': { target },
    'connection.restored': { target },
  }) as const;
/** Asks once more what got no answer. */
export const refetch = [
  { guard: 'isRestoring', target: 'restoring' },
  { target: 'entering' },
] as const;

/** The region of what is known about a member: recent, asked anew, or put in doubt by another password. */
export const freshness = sessionSetup.createStateConfig({
  description: 'Whether what is known about the member is being asked anew.',
  initial: 'settled',
  on: {
    'member.updated': { target: '.refreshing', actions: 'notifyTabs' },
    'password.changed': { target: '.proving', actions: 'notifyTabs' },
  },
  states: {
    settled: {
      description: 'What is known about the member is recent enough.',
      on: refetchOnDoubt('refreshing'),
    },
    refreshing: {
      description: 'The server is asked again while the member goes on.',
      invoke: {
        id: 'fetchViewer',
        src: 'fetchViewer',
        onDone: settleRefetch,
        onError: [
          {
            guard: { type: 'isUnauthenticated', params: errorOf },
            target: 'settled',
            actions: 'expire',
          },
          { target: 'settled' },
        ],
      },
    },
    proving: {
      description: 'Another password holds, and it is not known whether this session does.',
      meta: { requirement: 'contract §1.7 AuthenticateSession' },
      initial: 'asking',
      on: {
        'session.expired': {
          target: '#session.guest',
          actions: [...expireSession, 'askForNewPassword'],
        },
      },
      states: {
        asking: {
          description: 'The server is asked whether it still knows the member.',
          invoke: {
            id: 'fetchViewer',
            src: 'fetchViewer',
            onDone: settleRefetch,
            onError: [
              {
                guard: { type: 'isUnauthenticated', params: errorOf },
                target: 'waiting',
                actions: 'expire',
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'No useful answer came: a refusal would still be the password’s doing.',
          on: refetchOnDoubt('asking'),
        },
      },
    },
  },
});
