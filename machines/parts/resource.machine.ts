import { assign, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { outputOf } from '../lib/params.ts';
import { promisePort } from '../lib/port.ts';
import { readAnew, reload, resourceStates } from './resource.ts';
import type { ResourceContext, ResourceEvent } from './resource.types.ts';

/** Throws a Failure. */
const loadText = promisePort<string>('loadText');

/** The part of a resource alone: one text that is read. */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    children: {} as { loadText: 'loadText' },
  },
  actors: { loadText },
  actions: {
    storeText: assign((_, text: string) => ({ text })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'resource',
  description: 'A text is read and shown as a whole.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: { text: null, failure: null },
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadText' },
      descriptions: {
        loading: 'The text is on its way; a skeleton stands in its place.',
        failed: 'The text could not be read.',
      },
      read: { target: 'shown', actions: { type: 'storeText', params: outputOf<string> } },
      on: { 'text.retry': reload, 'connection.restored': reload },
      anew: { 'text.changed': readAnew },
    }),
    shown: { description: 'The text is shown.', on: { 'text.changed': reload } },
  },
});
