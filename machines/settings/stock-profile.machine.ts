import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { noAttempt, submissionGuards, submissionStates, whenRefused } from '../parts/submission.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { loadName, saveName } from './stock-profile.ports.ts';
import type * as Types from './stock-profile.types.ts';

const submitting = {
  'form.submit': { target: 'saving', actions: { type: 'storeForm', params: eventOf } },
} as const;
type Read = { form: Types.StockProfileForm };
const read = ({ event }: { event: { output: Types.StockProfileForm } }): Read => ({
  form: outputOf({ event }),
});
const whenGone = { guard: { type: 'isGone', params: failureOf }, target: 'absent' } as const;

/** Name and address by Fortify's own route, on a server that knows no other profile. */
export const stockProfileMachine = setup({
  types: {
    context: {} as Types.StockProfileContext,
    events: {} as Types.StockProfileEvent,
    emitted: {} as Types.StockProfileEmitted,
    children: {} as { loadName: 'loadName'; saveName: 'saveName' },
  },
  actors: { loadName, saveName },
  guards: { ...submissionGuards, isGone: attemptGuards.isGone },
  actions: {
    storeForm: assign((_, { form }: Read) => ({ form })),
    ...attemptActions<Types.StockProfileContext, Types.StockProfileEvent>(),
    announceUpdate: emit({ type: 'member.updated' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'stockProfile',
  description: 'A member changes the name and the address, which is all that the server knows.',
  meta: { requirement: 'issue 32 §19: PUT /user/profile-information of stock Fortify' },
  context: { ...noAttempt, form: { name: '', email: '' } },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadName' },
      descriptions: {
        loading: 'Name and address are on their way; skeletons stand in their place.',
        failed: 'They could not be read, so nothing can be changed.',
      },
      read: {
        target: 'editing',
        actions: { type: 'storeForm', params: read },
      },
      on: { 'profile.retry': reload, 'connection.restored': reload },
    }),
    ...submissionStates(submitting),
    saving: {
      description: 'The server is saving both, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: { target: 'updated', actions: 'announceUpdate' },
        onError: [whenGone, ...whenRefused],
      },
    },
    updated: { description: 'Both are saved, and it says so.', on: submitting },
    absent: { description: 'The server has no route for this either, which is said once.' },
  },
});
