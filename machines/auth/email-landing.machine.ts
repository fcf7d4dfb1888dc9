import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { lookUp, mailLink, watchForProof } from './email-landing.ports.ts';
import type * as Types from './email-landing.types.ts';
import type { LinkAnswer } from './email-verification.types.ts';
import type { Viewer } from './viewer.types.ts';

type Known = { viewer: Viewer | null };

const found = ({ event }: { event: { output: Viewer } }) => ({ viewer: event.output });
const changed = ({ event }: { event: Known }) => ({ viewer: event.viewer });

/** Page of the mailed verification link: verified, or the failure with a next step. */
export const emailLandingMachine = setup({
  types: {
    context: {} as Types.EmailLandingContext,
    input: {} as Types.EmailLandingInput,
    events: {} as Types.EmailLandingEvent,
    emitted: {} as Types.EmailLandingEmitted,
    children: {} as {
      lookUp: 'lookUp';
      mailLink: 'mailLink';
      watchForProof: 'watchForProof';
    },
  },
  actors: { lookUp, mailLink, watchForProof },
  guards: {
    /** True for a verified member; another member's link proves nothing for this one. */
    isVerified: ({ context }, { viewer }: Known) =>
      context.claim !== 'unauthorized' && viewer?.isVerified === true,
    isMember: (_, { viewer }: Known) => viewer !== null,
    isAlreadyVerified: (_, params: { answer: LinkAnswer }) => params.answer === 'alreadyVerified',
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isNobodyWithGoodEvents: ({ context }, params: Failed) =>
      context.claim === 'verified' && params.failure.kind === 'unauthenticated',
  },
  actions: {
    storeViewer: assign((_, params: Known) => params),
    forgetViewer: assign({ viewer: null }),
    storeFailure: assign(withFailure),
    announceUpdate: emit({ type: 'member.updated' }),
    announceDoubt: emit({ type: 'session.doubted' }),
    goOn: emit(({ context }) => ({
      type: 'location.requested',
      path: context.next,
      replace: true,
    })),
  },
  delays: { reading: 5000 },
}).createMachine({
  id: 'emailLanding',
  description: 'Shows whether the mailed link worked, and leads on.',
  meta: { requirement: 'spec §8 verify e-mail; spec §2 rule 6' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked whether the address is verified now.',
      tags: 'busy',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [
          {
            guard: { type: 'isVerified', params: found },
            target: 'verified',
            actions: { type: 'storeViewer', params: found },
          },
          { target: 'failed', actions: { type: 'storeViewer', params: found } },
        ],
        onError: [
          {
            guard: { type: 'isNobodyWithGoodEvents', params: failureOf },
            target: 'signedOut',
            actions: 'forgetViewer',
          },
          { ...whenSignedOut('failed'), actions: 'forgetViewer' },
          { target: 'unreachable' },
        ],
      },
    },
    verified: {
      description: 'The address is verified; all tabs learn it, and the member goes on.',
      entry: 'announceUpdate',
      on: { 'journey.continue': { target: 'continuing' } },
      after: { reading: { target: 'continuing' } },
    },
    signedOut: {
      description: 'The link may have worked, but nobody is signed in here to be asked.',
      on: {
        'viewer.changed': { guard: { type: 'isMember', params: changed }, target: 'checking' },
      },
    },
    failed: {
      description: 'The link did not work; a member gets a new one, a guest signs in.',
      on: {
        'link.request': { target: 'sending' },
        'viewer.changed': { target: 'checking' },
      },
    },
    sending: {
      description: 'A new link is being mailed.',
      tags: 'busy',
      invoke: {
        id: 'mailLink',
        src: 'mailLink',
        onDone: [
          {
            guard: {
              type: 'isAlreadyVerified',
              params: ({ event }) => ({ answer: event.output }),
            },
            target: 'verified',
          },
          { target: 'sent' },
        ],
        onError: [
          whenSignedOut('failed'),
          { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    sent: {
      description:
        'A new link is on its way; it may be opened in another tab or on another device.',
      invoke: { id: 'watchForProof', src: 'watchForProof' },
      on: {
        'verification.check': { actions: 'announceDoubt' },
        'viewer.changed': { guard: { type: 'isVerified', params: changed }, target: 'verified' },
      },
    },
    unsent: {
      description: 'The new link was not mailed; it can be asked for again.',
      on: { 'link.request': { target: 'sending' } },
    },
    unreachable: {
      description: 'No useful answer came; the page can ask again.',
      on: {
        'landing.retry': { target: 'checking' },
        'connection.restored': { target: 'checking' },
      },
    },
    continuing: {
      description: 'The member is led to where they were going.',
      entry: 'goOn',
      type: 'final',
    },
  },
});
