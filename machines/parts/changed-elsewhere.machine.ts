import { assign, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import { promisePort } from '../lib/port.ts';
import * as part from './changed-elsewhere.ts';
import type * as Types from './changed-elsewhere.types.ts';
import { noAttempt, refusedStates, submissionGuards, whenRefusedTo } from './submission.ts';

/** Throws a Failure. */
const loadText = promisePort<Types.SavedText>('loadText');
/** Answers with what is saved. Throws a Failure, also where another version was saved meanwhile. */
const saveText = promisePort<Types.SavedText, Types.SavedText>('saveText');

const store = { type: 'storeEdit', params: eventOf } as const;
const changed = {
  'form.edit': { actions: store },
  'form.submit': { target: 'saving' },
} as const;
const refused = refusedStates('unsaved', changed);

const filled = ({ fill }: Types.ChangedElsewhereContext, saved: Types.SavedText) => ({
  saved,
  other: null,
  text: saved.text,
  fill: fill + 1,
});

/** The part of what was changed elsewhere alone: one text that another tab may save meanwhile. */
export const changedElsewhereMachine = setup({
  types: {
    context: {} as Types.ChangedElsewhereContext,
    input: {} as Types.ChangedElsewhereInput,
    events: {} as Types.ChangedElsewhereEvent,
    children: {} as { loadText: 'loadText'; saveText: 'saveText' },
  },
  actors: { loadText, saveText },
  guards: { ...submissionGuards, isChangedElsewhere: part.isChangedElsewhere },
  actions: {
    storeEdit: assign((_, { text }: { text: string }) => ({ text })),
    storeSaved: assign(({ context }, saved: Types.SavedText) => filled(context, saved)),
    storeOther: assign((_, other: Types.SavedText) => ({ other })),
    takeOther: assign(({ context }) => filled(context, context.other ?? context.saved)),
    keepMine: assign(({ context: { saved, other } }) => ({ saved: other ?? saved, other: null })),
    ...attemptActions<Types.ChangedElsewhereContext, Types.ChangedElsewhereEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'changedElsewhere',
  description: 'A text is changed and saved, which another tab may have done meanwhile.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: ({ input }) => ({
    ...input,
    ...noAttempt,
    other: null,
    text: input.saved.text,
    fill: 0,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The field shows what is saved.',
      on: { 'form.edit': { target: 'unsaved', actions: store } },
    },
    unsaved: { description: 'The field differs from what is saved.', on: changed },
    saving: {
      description: 'The text is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveText',
        src: 'saveText',
        input: ({ context: { text, saved } }) => ({ text, version: saved.version }),
        onDone: { target: 'editing', actions: { type: 'storeSaved', params: outputOf } },
        onError: [part.whenChangedElsewhere, ...whenRefusedTo('unsaved')],
      },
    },
    ...part.changedElsewhereStates('loadText'),
    ...refused,
    lockedOut: { ...refused.lockedOut, on: { 'form.edit': { actions: store } } },
  },
});
