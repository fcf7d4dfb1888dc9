import { assign, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, outputOf, type Failed } from '../lib/params.ts';
import { countdown, whenThrottled } from '../parts/submission.ts';
import { lookAtMails, stopMails } from './mail-stop.ports.ts';
import type * as Types from './mail-stop.types.ts';

const mails = outputOf<Types.MailStop>;
const store = { type: 'storeSubject', params: mails } as const;
const notOurs = { guard: { type: 'isUnknown', params: failureOf }, target: 'unknown' } as const;
const pressing = { 'mails.stop': { target: 'stopping' } } as const;

/** Page of the link in mails that stops them: opening it does nothing, a press stops them. */
export const mailStopMachine = setup({
  types: {
    context: {} as Types.MailStopContext,
    events: {} as Types.MailStopEvent,
    children: {} as { lookAtMails: 'lookAtMails'; stopMails: 'stopMails' },
  },
  actors: { lookAtMails, stopMails },
  guards: {
    isStopped: (_, { isStopped }: Types.MailStop) => isStopped,
    isUnknown: (_, { failure }: Failed) =>
      failure.kind === 'notFound' || failure.kind === 'invalid',
    isThrottled: attemptGuards.isThrottled,
    hasWaited: attemptGuards.hasWaited,
  },
  actions: {
    storeSubject: assign((_, { subject }: Types.MailStop) => ({ subject })),
    ...attemptActions<Types.MailStopContext, Types.MailStopEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'mailStop',
  description: 'Whoever got a mail stops mails of its kind, signed in or not.',
  meta: { requirement: 'issue 38 site: notifications' },
  context: { subject: 'unnamed', failure: null, secondsLeft: 0 },
  initial: 'checking',
  states: {
    checking: {
      description:
        'The server is asked which mails the link is about, by its token that has left the address.',
      tags: 'busy',
      invoke: {
        id: 'lookAtMails',
        src: 'lookAtMails',
        onDone: [
          {
            guard: { type: 'isStopped', params: mails },
            target: 'stoppedBefore',
            actions: store,
          },
          { target: 'asking', actions: store },
        ],
        onError: [notOurs, whenThrottled('lockedOut'), { target: 'unreachable' }],
      },
    },
    asking: {
      description: 'It says which mails would stop; nothing has happened yet.',
      on: pressing,
    },
    stopping: {
      description: 'The mails are being stopped; another press adds nothing.',
      tags: 'busy',
      invoke: {
        id: 'stopMails',
        src: 'stopMails',
        onDone: { target: 'stopped', actions: store },
        onError: [
          notOurs,
          whenThrottled('lockedOut'),
          { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    stopped: { description: 'They come no more, until the settings turn them on again.' },
    stoppedBefore: {
      description: 'They had been stopped before: by this link, or in the settings.',
    },
    unsent: {
      description: 'No useful answer came to the press, which can be made again.',
      exit: 'clearFailure',
      on: pressing,
    },
    lockedOut: {
      description: 'Too many attempts: the seconds are counted down, then the link is read again.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', 'checking'),
    },
    unknown: { description: 'The link is incomplete, or was never mailed.' },
    unreachable: {
      description: 'No useful answer came; the page can ask again.',
      on: {
        'link.retry': { target: 'checking' },
        'connection.restored': { target: 'checking' },
      },
    },
  },
});
