import { emit, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { promisePort } from '../lib/port.ts';
import * as part from './submission.ts';
import type { SubmissionEmitted, SubmissionEvent } from './submission.types.ts';

/** Throws a Failure. */
const saveText = promisePort<void, { text: string }>('saveText');

const form = {
  send: 'saveText',
  what: 'The text',
  form: ({ text }: SubmissionEvent) => ({ text }),
} as const;

/** The part of a form alone: one text that is sent. */
export const submissionMachine = setup({
  types: {
    context: {} as part.SubmissionContext,
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionEmitted,
    children: {} as { saveText: 'saveText' },
  },
  actors: { saveText },
  guards: part.submissionGuards,
  actions: {
    ...attemptActions<part.SubmissionContext, SubmissionEvent>(),
    announceText: emit({ type: 'text.saved' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'submission',
  description: 'A form with one text is filled in and sent.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: part.noAttempt,
  initial: 'editing',
  states: {
    ...part.formStates(form, { target: 'saved' }),
    saved: {
      description: 'The text is saved, and can be changed and sent again.',
      entry: 'announceText',
      on: part.submitting,
    },
  },
});
