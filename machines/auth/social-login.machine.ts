import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { countdown } from '../parts/submission.ts';
import { refusals, socialLoginSetup } from './social-login.setup.ts';

const ended =
  <End extends string>(wanted: End) =>
  <Output>({ event }: { event: { output: Output } }) => ({ end: event.output, wanted });
const chosen = ({ event }: { event: { provider: 'google' | 'twitter' } }) => ({
  provider: event.provider,
});
/** Comes with Google's own button or one-tap, or with the window that we opened. */
const credentialOf = (event: object): string => {
  const from = 'output' in event ? event.output : event;
  if (typeof from !== 'object' || from === null || !('credential' in from)) return '';
  return typeof from.credential === 'string' ? from.credential : '';
};
const choosing = {
  'provider.choose': { target: 'away', actions: { type: 'storeProvider', params: chosen } },
  'credential.received': {
    target: 'entering',
    actions: { type: 'storeProvider', params: { provider: 'google' } },
  },
  'google.missing': { target: 'unreachable' },
} as const;

/** Every way in through Google or Twitter, each end of it a state of its own. */
export const socialLoginMachine = socialLoginSetup.createMachine({
  id: 'socialLogin',
  description: 'A guest comes in through a provider, or learns why not.',
  meta: { requirement: 'spec §4 social login; contract §5' },
  context: ({ input }) => ({
    ...input,
    provider: 'google',
    ticket: null,
    failure: null,
    secondsLeft: 0,
  }),
  invoke: {
    id: 'hostGoogle',
    src: 'hostGoogle',
    input: ({ context }) => ({ slot: context.slot }),
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Somebody may be on the way back from a provider; the buttons work already.',
      on: choosing,
      invoke: {
        id: 'recallReturn',
        src: 'recallReturn',
        onDone: [
          {
            guard: { type: 'isNotAttached', params: outputOf },
            target: 'offering',
            actions: { type: 'storeTicket', params: outputOf },
          },
          {
            guard: { type: 'isDenied', params: outputOf },
            target: 'closed',
            actions: 'forgetTicket',
          },
          {
            guard: { type: 'isStale', params: outputOf },
            target: 'expired',
            actions: 'forgetTicket',
          },
          {
            guard: { type: 'isFailed', params: outputOf },
            target: 'refused',
            actions: [{ type: 'storeEnd', params: outputOf }, 'forgetTicket'],
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    idle: { description: 'The buttons wait.', on: choosing },
    away: {
      description: 'The person is at the provider, in another window or with the whole page.',
      tags: 'busy',
      invoke: {
        id: 'visitProvider',
        src: 'visitProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          { guard: { type: 'isCredential', params: outputOf }, target: 'entering' },
          { guard: { type: 'isBlocked', params: outputOf }, target: 'blocked' },
          { target: 'closed' },
        ],
        onError: refusals,
      },
    },
    blocked: {
      description: 'The browser did not open the window; the page explains how to allow it.',
      on: choosing,
    },
    closed: {
      description: 'The person came back without having chosen an account.',
      on: choosing,
    },
    entering: {
      description: 'The server is looking at what the provider handed out.',
      tags: 'busy',
      exit: 'renewNonce',
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ event }) => ({ credential: credentialOf(event) }),
        onDone: [
          {
            guard: { type: 'isChallenged', params: outputOf },
            target: 'handedOver',
            actions: 'announceChallenge',
          },
          {
            guard: { type: 'isAttached', params: outputOf },
            target: 'handedOver',
            actions: 'announceSession',
          },
          {
            guard: { type: 'isNotAttached', params: outputOf },
            target: 'offering',
            actions: { type: 'storeTicket', params: outputOf },
          },
          {
            target: 'handedOver',
            actions: [
              { type: 'storeTicket', params: outputOf },
              'keepTicket',
              'dropTicket',
              'announceRegistration',
            ],
          },
        ],
        onError: refusals,
      },
    },
    offering: {
      description: 'An account has this address: its password attaches the provider to it.',
      meta: { requirement: 'spec §5 attaching requires the password' },
      invoke: {
        id: 'socialAttach',
        src: 'socialAttach',
        input: ({ context }) => ({ ticket: context.ticket, email: null }),
        onDone: [
          {
            guard: { type: 'isEnd', params: ended('signedIn') },
            target: 'handedOver',
            actions: 'announceSession',
          },
          {
            guard: { type: 'isEnd', params: ended('challenged') },
            target: 'handedOver',
            actions: 'announceChallenge',
          },
          { target: 'idle', actions: 'forgetTicket' },
        ],
        onError: { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
      },
      exit: 'dropTicket',
    },
    refused: {
      description: 'The provider or the server refused, and the page says why.',
      meta: { requirement: 'spec §8 messages' },
      on: choosing,
      exit: 'clearFailure',
    },
    expired: {
      description: 'The sign-in took too long and has to be started again.',
      on: choosing,
    },
    unreachable: { description: 'No useful answer came; one may try again.', on: choosing },
    lockedOut: {
      description: 'Too many attempts: the buttons wait and the seconds are counted down.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', 'idle'),
    },
    handedOver: {
      meta: { requirement: 'spec §4 422 goes to RegisterSocial' },
      description: 'The app takes over: it opens the session, asks for a code, or registers.',
      tags: ['busy', 'over'],
      on: {
        'viewer.changed': {
          guard: { type: 'isNobody', params: eventOf },
          target: 'idle',
        },
      },
    },
  },
});
