import { assertEvent } from 'xstate';
import { failureOf, outputOf } from '../lib/params.ts';
import { noAttempt, refusedStates, whenGuestRefused } from '../parts/submission.ts';
import { registeredState } from './registration.setup.ts';
import { status } from './social-ticket.ts';
import { socialRegistrationSetup } from './social-registration.setup.ts';

const ended =
  <End extends string>(wanted: End) =>
  <Output>({ event }: { event: { output: Output } }) => ({ end: event.output, wanted });
const typed = <Form>({ event }: { event: { form: Form } }) => ({ form: event.form });

const answering = {
  'form.submit': {
    target: 'registering',
    actions: ['settleName', { type: 'storeEmail', params: typed }],
  },
  'registration.cancel': { target: 'ended', actions: ['forgetTicket', 'announceReturn'] },
} as const;
const refused = refusedStates('editing', answering);
const returning = { pause: { target: 'editing' } } as const;
const endedAs = (key: 'auth.socialLogin.missing' | 'auth.socialLogin.expired') =>
  [{ type: 'explain', params: { key } }, 'announceReturn'] as const;

/** Completion of an account whose identity a provider vouches for. */
export const socialRegistrationMachine = socialRegistrationSetup.createMachine({
  id: 'socialRegistration',
  description: 'Somebody who came through a provider creates an account without a password.',
  meta: { requirement: 'spec §4 RegisterSocial; contract §8.1' },
  context: ({ spawn }) => ({
    ticket: null,
    email: null,
    name: spawn('username', { id: 'username' }),
    ...noAttempt,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'It is looked up whom the provider vouches for.',
      tags: 'busy',
      invoke: {
        id: 'recallTicket',
        src: 'recallTicket',
        onDone: [
          {
            guard: { type: 'hasTicket', params: outputOf },
            target: 'editing',
            actions: { type: 'storeTicket', params: outputOf },
          },
          { target: 'ended', actions: endedAs('auth.socialLogin.missing') },
        ],
        onError: { target: 'ended', actions: endedAs('auth.socialLogin.missing') },
      },
    },
    editing: {
      description: 'The form is filled in from the provider; a ticket that lapsed is said at once.',
      meta: { requirement: 'spec §7 check_token; contract §5.3 expiry' },
      on: answering,
      invoke: {
        id: 'checkTicket',
        src: 'checkTicket',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: {
          guard: { type: 'isUseless', params: status },
          target: 'ended',
          actions: endedAs('auth.socialLogin.expired'),
        },
        onError: {},
      },
      after: { pause: { target: 'editing', reenter: true } },
    },
    registering: {
      description: 'The server is creating the account.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'registerSocial',
        src: 'registerSocial',
        input: ({ event, context: { ticket } }) => {
          assertEvent(event, 'form.submit');
          return { ...event.form, ticket };
        },
        onDone: { target: 'registered' },
        onError: [
          { guard: { type: 'isTaken', params: failureOf }, target: 'attaching' },
          {
            guard: { type: 'isExpired', params: failureOf },
            target: 'ended',
            actions: endedAs('auth.socialLogin.expired'),
          },
          ...whenGuestRefused('registered'),
        ],
      },
    },
    rejected: { ...refused.rejected, after: returning },
    unreachable: { ...refused.unreachable, after: returning },
    lockedOut: refused.lockedOut,
    attaching: {
      description: 'An account has this address: its password attaches the provider to it.',
      meta: { requirement: 'contract §8.1 409 email_taken' },
      invoke: {
        id: 'socialAttach',
        src: 'socialAttach',
        input: ({ context: { ticket, email } }) => ({ ticket, email }),
        onDone: [
          { guard: { type: 'isEnd', params: ended('signedIn') }, target: 'registered' },
          {
            guard: { type: 'isEnd', params: ended('challenged') },
            target: 'ended',
            actions: 'announceChallenge',
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing' },
      },
    },
    registered: registeredState('The person is signed in; the app leads on.'),
    ended: {
      description: 'Nothing is left to be done here; the app leads away.',
      tags: 'busy',
      entry: 'dropTicket',
    },
  },
});
