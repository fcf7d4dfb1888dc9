import { assign, setup } from 'xstate';
import { attemptGuards, waitActions, withFailure } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { countdown, whenThrottled } from '../parts/submission.ts';
import * as ports from './mailed-confirmation.ports.ts';
import type * as Types from './mailed-confirmation.types.ts';

const leaving = { 'confirmation.cancel': { target: 'cancelled' } } as const;
const asking = { 'link.request': { target: 'mailing' }, ...leaving } as const;
const answer = ({ event }: { event: { output: boolean } }) => ({ isConfirmed: event.output });
const lost = whenSignedOut('expired');

/** A member without a password proves by mail what others prove by it. */
export const mailedConfirmationMachine = setup({
  types: {
    context: {} as Types.MailedConfirmationContext,
    input: {} as Types.MailedConfirmationInput,
    events: {} as Types.MailedConfirmationEvent,
    output: {} as Types.MailedEnd,
    children: {} as { lookUp: 'lookUp'; mailLink: 'mailLink' },
  },
  actors: ports,
  guards: {
    ...attemptGuards,
    isConfirmed: (_, params: { isConfirmed: boolean }) => params.isConfirmed,
  },
  actions: {
    storeFailure: assign(withFailure),
    ...waitActions<Types.MailedConfirmationContext, Types.MailedConfirmationEvent>(),
    forgetProblem: assign({ problem: null, failure: null }),
  },
  delays: { second: 1000, glance: 3000 },
}).createMachine({
  id: 'mailedConfirmation',
  description: 'A link in a mail confirms who has no password to confirm.',
  meta: { requirement: 'contract §1.4, §10 password-less social users' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0 }),
  initial: 'looking',
  output: ({ event }) => (event as unknown as { output: Types.MailedEnd }).output,
  states: {
    looking: {
      description: 'Perhaps the link has just been opened, and led here.',
      tags: 'busy',
      on: leaving,
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [
          { guard: { type: 'isConfirmed', params: answer }, target: 'confirmed' },
          { target: 'offering' },
        ],
        onError: [lost, { target: 'offering' }],
      },
    },
    offering: {
      description: 'It is said that there is no password, and a link is offered instead.',
      on: asking,
    },
    mailing: {
      description: 'The server is sending the link.',
      tags: 'busy',
      entry: 'forgetProblem',
      on: leaving,
      invoke: {
        id: 'mailLink',
        src: 'mailLink',
        onDone: { target: 'waiting' },
        onError: [
          whenThrottled('lockedOut'),
          lost,
          { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    waiting: {
      description: 'The link is on its way; the page goes on by itself once it was opened.',
      on: asking,
      after: { glance: { target: 'watching' } },
    },
    watching: {
      description: 'The server is asked whether the link was opened meanwhile.',
      on: asking,
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [
          { guard: { type: 'isConfirmed', params: answer }, target: 'confirmed' },
          { target: 'waiting' },
        ],
        onError: [lost, { target: 'waiting' }],
      },
    },
    unsent: { description: 'The link could not be sent; one may try again.', on: asking },
    lockedOut: {
      description: 'Too many links: the seconds until another one are counted down.',
      meta: { requirement: 'contract §1.3 429' },
      on: leaving,
      after: countdown('lockedOut', 'offering'),
    },
    confirmed: {
      description: 'The link was opened in this browser.',
      type: 'final',
      output: 'confirmed',
    },
    cancelled: { description: 'The member would rather not.', type: 'final', output: 'cancelled' },
    expired: { description: 'The session ended meanwhile.', type: 'final', output: 'expired' },
  },
});
