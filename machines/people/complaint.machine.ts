import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import { href } from '../navigation/routes.ts';
import { formStates, noAttempt, submissionGuards } from '../parts/submission.ts';
import { sendComplaint } from './complaint.ports.ts';
import type * as Types from './complaint.types.ts';
import type { Answer } from '../modal/modal.types.ts';

const blockOf = ({ userId }: Types.ComplaintContext): string => `complaint-block-${userId}`;
const form = formStates(
  {
    send: 'sendComplaint',
    what: 'The report',
    form: (event: Types.ComplaintEvent, { about }: Types.ComplaintContext) => {
      assertEvent(event, 'form.submit');
      return { about, reason: event.reason, message: event.message };
    },
  },
  { target: 'sent', actions: { type: 'storeReceipt', params: outputOf<Types.Receipt> } },
);
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
    ...submissionGuards,
    hasPerson: ({ context }: { context: Types.ComplaintContext }) => context.userId !== null,
    isBanned: (
      { context }: { context: Types.ComplaintContext },
      { id, answer }: { id: string; answer: Answer },
    ) => id === blockOf(context) && answer.kind === 'confirmed',
  },
  actions: {
    ...attemptActions<Types.ComplaintContext, Types.ComplaintEvent>(),
    storeReceipt: assign((_, receipt: Types.Receipt) => ({ receipt })),
    askBlock: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: blockOf(context),
      dialog: 'block' as const,
      input: { displayName: context.displayName, banType: null, userId: context.userId ?? 0 },
    })),
    announceReports: emit({ type: 'location.requested', path: href('reports') }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'complaint',
  description: 'Reports a person or a post to the moderators.',
  meta: { requirement: 'spec §3 complaint' },
  context: ({ input }) => ({ ...input, ...noAttempt, receipt: { number: null } }),
  output: ({ event }) => event.output as Answer<Types.Receipt>,
  initial: 'editing',
  states: {
    ...form,
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
