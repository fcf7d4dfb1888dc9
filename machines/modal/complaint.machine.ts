import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { href } from '../navigation/routes.ts';
import { countdown, whenThrottled } from '../lib/submission.ts';
import { sendComplaint } from './complaint.ports.ts';
import type * as Types from './complaint.types.ts';
import type { Answer } from './modal.types.ts';

const blockOf = ({ userId }: Types.ComplaintContext): string => `complaint-block-${userId}`;
const finishing = {
  'dialog.finish': { target: 'settled' },
  'dialog.dismiss': { target: 'settled' },
  'reports.open': { target: 'settled', actions: 'announceReports' },
} as const;

/** A member reports a person or a post, gets a receipt, and is offered to block afterwards. */
export const complaintMachine = setup({
  types: {
    context: {} as Types.ComplaintContext,
    input: {} as Types.ComplaintAsked,
    events: {} as Types.ComplaintEvent,
    emitted: {} as Types.ComplaintEmitted,
    output: {} as Answer<Types.Receipt>,
    children: {} as { sendComplaint: 'sendComplaint' },
  },
  actors: { sendComplaint },
  guards: {
    ...attemptGuards,
    hasPerson: ({ context }) => context.userId !== null,
    isBanned: ({ context }, { id, answer }: { id: string; answer: Answer }) =>
      id === blockOf(context) && answer.kind === 'confirmed',
  },
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    storeReceipt: assign((_, receipt: Types.Receipt) => ({ receipt })),
    askBlock: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: blockOf(context),
      dialog: 'block' as const,
      input: { displayName: context.displayName, banType: null, userId: context.userId ?? 0 },
    })),
    announceReports: emit({ type: 'location.requested', path: href('reports') }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'complaint',
  description: 'Reports a person or a post to the moderators.',
  meta: { requirement: 'spec §3 complaint' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0, receipt: { number: null } }),
  output: ({ event }) => event.output as Answer<Types.Receipt>,
  initial: 'writing',
  states: {
    writing: {
      description: 'A reason is chosen and described.',
      on: { 'form.submit': { target: 'sending' } },
    },
    sending: {
      description: 'The report is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendComplaint',
        src: 'sendComplaint',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submit');
          const { reason, message } = event;
          return { about: context.about, reason, message };
        },
        onDone: {
          target: 'sent',
          actions: { type: 'storeReceipt', params: outputOf },
        },
        onError: [
          whenThrottled('lockedOut'),
          {
            guard: { type: 'isUnauthenticated', params: failureOf },
            target: 'writing',
            actions: 'announceExpiry',
          },
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It was not taken; the reason is said, and what was written is kept.',
      on: { 'form.submit': { target: 'sending' } },
    },
    lockedOut: {
      description: 'Too many reports: the form waits and counts the seconds down.',
      after: countdown('lockedOut', 'writing'),
    },
    sent: {
      description: 'The report has a number; blocking the person is offered.',
      on: {
        'block.ask': { guard: 'hasPerson', actions: 'askBlock' },
        'dialog.answered': {
          guard: { type: 'isBanned', params: eventOf },
          target: 'parted',
        },
        ...finishing,
      },
    },
    parted: { description: 'The person is reported and banned.', on: finishing },
    settled: {
      description: 'The output is the number of the report.',
      type: 'final',
      output: ({ context }) => ({ kind: 'confirmed', value: context.receipt }),
    },
  },
});
