import { assertEvent } from 'xstate';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { countdown, whenThrottled, whenUnanswered } from '../parts/submission.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';

/** A member proves the address: the link is mailed again, to another address, or was opened elsewhere. */
export const emailVerificationMachine = emailVerificationSetup.createMachine({
  id: 'emailVerification',
  description: 'A member whose address is not verified gets the link, and goes on once it is.',
  meta: { requirement: 'spec §2 verify e-mail; decisions §3' },
  context: ({ input }) => ({ ...input, refusal: null, failure: null, secondsLeft: 0 }),
  initial: 'unverified',
  states: {
    unverified: {
      description: 'The address is not proved yet; now and then the server is asked whether it is.',
      type: 'parallel',
      invoke: { id: 'watchForProof', src: 'watchForProof' },
      always: { guard: 'isVerified', target: 'verified' },
      on: {
        'verification.check': { actions: 'announceDoubt' },
        'logout.request': { actions: 'announceLogout' },
        'viewer.changed': { actions: { type: 'storeViewer', params: eventOf } },
      },
      states: {
        address: {
          description: 'Where the link goes.',
          initial: 'masked',
          states: {
            masked: {
              description: 'The address is shown so that only its owner knows it.',
              always: { guard: 'isChanging', target: 'changing', actions: 'beginAnew' },
              on: {
                'address.reveal': { target: 'revealed' },
                'address.change': { target: 'changing' },
              },
            },
            revealed: {
              description: 'The whole address is shown.',
              on: {
                'address.conceal': { target: 'masked' },
                'address.change': { target: 'changing' },
              },
            },
            changing: {
              description: 'Another address can be typed.',
              on: {
                'form.submit': { target: 'saving' },
                'address.keep': { target: 'masked' },
              },
            },
            saving: {
              description: 'The server takes the new address; it may ask for the password first.',
              tags: 'busy',
              entry: 'forgetRefusal',
              invoke: {
                id: 'changeEmail',
                src: 'changeEmail',
                input: ({ event }) => {
                  assertEvent(event, 'form.submit');
                  return { email: event.email };
                },
                onDone: {
                  target: 'revealed',
                  actions: [
                    { type: 'storeViewer', params: ({ event }) => ({ viewer: event.output }) },
                    'announceUpdate',
                    'reportPosted',
                  ],
                },
                onError: [
                  whenSignedOut('changing'),
                  whenUnanswered('unreachable'),
                  { target: 'refused', actions: { type: 'storeRefusal', params: failureOf } },
                ],
              },
            },
            refused: {
              description: 'The new address was not taken; the form says why.',
              meta: { requirement: 'spec §8 messages' },
              exit: 'forgetRefusal',
              on: {
                'form.submit': { target: 'saving' },
                'address.keep': { target: 'masked' },
              },
            },
            unreachable: {
              description: 'No useful answer came; what was typed can be sent again.',
              on: {
                'form.submit': { target: 'saving' },
                'address.keep': { target: 'masked' },
              },
            },
          },
        },
        mail: {
          description: 'Whether a link is on its way.',
          initial: 'ready',
          on: { 'mail.posted': { target: '.cooling', actions: 'startCooldown' } },
          states: {
            ready: {
              description: 'The link can be asked for.',
              on: { 'mail.resend': { target: 'sending' } },
            },
            sending: {
              description: 'The server is asked to mail the link.',
              tags: 'busy',
              invoke: {
                id: 'requestLink',
                src: 'requestLink',
                onDone: [
                  {
                    guard: {
                      type: 'isAlreadyVerified',
                      params: ({ event }) => ({ answer: event.output }),
                    },
                    target: 'ready',
                    actions: 'announceDoubt',
                  },
                  { target: 'cooling', actions: 'startCooldown' },
                ],
                onError: [
                  whenSignedOut('ready'),
                  whenThrottled('throttled'),
                  { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
                ],
              },
            },
            cooling: {
              description: 'The link was mailed; another one can be asked for in a minute.',
              meta: { requirement: 'peers §2.3 resend with cooldown' },
              after: countdown('cooling', 'ready'),
            },
            throttled: {
              description: 'Too many links were asked for: the seconds are counted down.',
              meta: { requirement: 'contract §1.3 429' },
              after: countdown('throttled', 'ready'),
            },
            unsent: {
              description: 'The link was not mailed; it can be asked for again.',
              exit: 'forgetFailure',
              on: { 'mail.resend': { target: 'sending' } },
            },
          },
        },
      },
    },
    verified: {
      description: 'The address is proved, here or in another tab: the member goes on.',
      entry: 'goOn',
      type: 'final',
    },
  },
});
