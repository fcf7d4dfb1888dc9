import { assertEvent, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, outputOf, type Failed } from '../lib/params.ts';
import { noAttempt, refusedStates, whenGuestRefused } from '../parts/submission.ts';
import type { LoginAnswer } from './credentials.types.ts';
import { attachAccount, checkTicket } from './social-attach.ports.ts';
import { isUseless, status, ticketPause } from './social-ticket.ts';
import type {
  AttachEnd,
  SocialAttachContext,
  SocialAttachEvent,
  SocialAttachInput,
} from './social-attach.types.ts';

const answering = {
  'form.submit': { target: 'attaching' },
  'attach.cancel': { target: 'cancelled' },
} as const;
const returning = { pause: { target: 'asking' } } as const;
const leaving = { 'attach.cancel': { target: 'cancelled' } } as const;
const refused = refusedStates('asking', answering);

/** The owner of an account proves it by password, and a provider may open it from then on. */
export const socialAttachMachine = setup({
  types: {
    context: {} as SocialAttachContext,
    input: {} as SocialAttachInput,
    events: {} as SocialAttachEvent,
    output: {} as AttachEnd,
    children: {} as { attachAccount: 'attachAccount'; checkTicket: 'checkTicket' },
  },
  actors: { attachAccount, checkTicket },
  guards: {
    ...attemptGuards,
    isChallenged: (_, params: LoginAnswer) => params.twoFactor,
    isLinked: (_, params: Failed) => params.failure.kind === 'conflict',
    isUseless,
    isExpired: (_, { failure }: Failed) =>
      failure.kind === 'invalid' && failure.fields['jwt'] !== undefined,
  },
  actions: {
    ...attemptActions<SocialAttachContext, SocialAttachEvent>(),
  },
  delays: { second: 1000, pause: ticketPause },
}).createMachine({
  id: 'socialAttach',
  description: 'The password of an account attaches a provider to it.',
  meta: { requirement: 'spec §5 attaching; contract §5.3' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  initial: 'asking',
  output: ({ event }) => (event as unknown as { output: AttachEnd }).output,
  states: {
    asking: {
      description: 'The password is asked for; a ticket that lapsed meanwhile is said at once.',
      meta: { requirement: 'spec §7 check_token; contract §5.3 expiry' },
      on: answering,
      invoke: {
        id: 'checkTicket',
        src: 'checkTicket',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: { guard: { type: 'isUseless', params: status }, target: 'expired' },
        onError: {},
      },
      after: { pause: { target: 'asking', reenter: true } },
    },
    attaching: {
      description: 'The server is comparing the password.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'attachAccount',
        src: 'attachAccount',
        input: ({ event, context: { ticket, email } }) => {
          assertEvent(event, 'form.submit');
          return { ticket, email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isChallenged', params: outputOf },
            target: 'challenged',
          },
          { target: 'signedIn' },
        ],
        onError: [
          { guard: { type: 'isLinked', params: failureOf }, target: 'alreadyLinked' },
          { guard: { type: 'isExpired', params: failureOf }, target: 'expired' },
          ...whenGuestRefused('signedIn'),
        ],
      },
    },
    rejected: { ...refused.rejected, after: returning },
    unreachable: { ...refused.unreachable, after: returning },
    lockedOut: { ...refused.lockedOut, on: leaving },
    alreadyLinked: {
      description: 'The account at the provider, or ours, is attached to another one.',
      on: leaving,
    },
    expired: {
      description: 'The sign-in took too long: the way through the provider starts again.',
      on: leaving,
    },
    signedIn: {
      description: 'Attached, and signed in.',
      type: 'final',
      output: 'signedIn',
    },
    challenged: {
      description: 'Attached once a second factor is given.',
      type: 'final',
      output: 'challenged',
    },
    cancelled: {
      description: 'The person would rather not attach.',
      type: 'final',
      output: 'cancelled',
    },
  },
});
