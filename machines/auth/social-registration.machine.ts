import { assertEvent } from 'xstate';
import { failed } from './attempt.words.ts';
import { socialRegistrationWords } from './social-registration.words.ts';

const same = <Output>({ event }: { event: { output: Output } }) => event.output;
const ended =
  <End extends string>(wanted: End) =>
  <Output>({ event }: { event: { output: Output } }) => ({ end: event.output, wanted });
const typed = <Form>({ event }: { event: { form: Form } }) => ({ form: event.form });

const answering = {
  'form.submit': {
    target: 'registering',
    actions: { type: 'storeEmail', params: typed },
  },
  'registration.cancel': { target: 'ended', actions: ['forgetTicket', 'announceReturn'] },
} as const;
const endedAs = (key: 'authSocial.missing' | 'authSocial.expired') =>
  [{ type: 'explain', params: { key } }, 'announceReturn'] as const;

/** Somebody a provider vouches for completes what we need, and has an account. */
export const socialRegistrationMachine = socialRegistrationWords.createMachine({
  id: 'socialRegistration',
  description: 'Somebody who came through a provider creates an account without a password.',
  meta: { requirement: 'spec §4 RegisterSocial; contract §8.1' },
  context: {
    ticket: null,
    email: null,
    username: '',
    problem: null,
    failure: null,
    secondsLeft: 0,
  },
  type: 'parallel',
  states: {
    naming: {
      description: 'Whether the username can be had, as advice while the form is filled in.',
      initial: 'unasked',
      on: {
        'username.type': [
          { guard: { type: 'isBlank', params: ({ event }) => event }, target: '.unasked' },
          {
            target: '.checking',
            actions: {
              type: 'storeUsername',
              params: ({ event }) => ({ username: event.username }),
            },
          },
        ],
        'form.submit': { target: '.unasked' },
      },
      states: {
        unasked: { description: 'Nothing is known of the username.' },
        checking: {
          description: 'The person rests, and the server looks whether the name is free.',
          invoke: {
            id: 'checkUsername',
            src: 'checkUsername',
            input: ({ context }) => ({ username: context.username }),
            onDone: { target: 'answered', actions: { type: 'storeProblem', params: same } },
            onError: { target: 'unasked' },
          },
        },
        answered: { description: 'The server said whether the name is free at this moment.' },
      },
    },
    attempt: {
      description: 'How far the account has come.',
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
                guard: { type: 'hasTicket', params: same },
                target: 'editing',
                actions: { type: 'storeTicket', params: same },
              },
              { target: 'ended', actions: endedAs('authSocial.missing') },
            ],
            onError: { target: 'ended', actions: endedAs('authSocial.missing') },
          },
        },
        editing: {
          description: 'The form is filled in from the provider, and says why more is needed.',
          on: answering,
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
              { guard: { type: 'isTaken', params: failed }, target: 'attaching' },
              {
                guard: { type: 'isExpired', params: failed },
                target: 'ended',
                actions: endedAs('authSocial.expired'),
              },
              {
                guard: { type: 'isThrottled', params: failed },
                target: 'lockedOut',
                actions: { type: 'startCountdown', params: failed },
              },
              { guard: { type: 'isUnanswered', params: failed }, target: 'unreachable' },
              { guard: { type: 'isAlreadyIn', params: failed }, target: 'registered' },
              { target: 'rejected', actions: { type: 'storeFailure', params: failed } },
            ],
          },
        },
        rejected: {
          description: 'Something was refused, and the reason stands beside its field.',
          meta: { requirement: 'spec §8 messages' },
          on: answering,
        },
        unreachable: {
          description: 'No useful answer came; what was typed stays and can be sent again.',
          on: answering,
        },
        lockedOut: {
          description: 'Too many attempts: the form waits and counts the seconds down.',
          meta: { requirement: 'contract §1.3 429' },
          after: {
            second: [
              { guard: 'hasWaited', target: 'editing' },
              { target: 'lockedOut', reenter: true, actions: 'countDown' },
            ],
          },
        },
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
        registered: {
          description: 'The person is signed in; the app leads on.',
          tags: 'busy',
          entry: 'announceSession',
          on: {
            'viewer.changed': [
              { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'editing' },
              {
                guard: { type: 'isUnverified', params: ({ event }) => event },
                actions: 'leadToVerification',
              },
            ],
          },
        },
        ended: {
          description: 'Nothing is left to be done here; the app leads away.',
          tags: 'busy',
          entry: 'dropTicket',
        },
      },
    },
  },
});
