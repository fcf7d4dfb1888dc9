import { assign, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { outputOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { reload, resourceStates } from '../parts/resource.ts';
import { loadUses } from './file-details.ports.ts';
import type * as Types from './file-details.types.ts';
import type { FileUses } from './file-uses.types.ts';

type Context = Types.FileDetailsContext;

const reading = resourceStates({
  port: {
    src: 'loadUses',
    input: ({ context }: { context: Context }) => ({ hash: context.file.hash }),
  },
  descriptions: {
    loading: 'The facts stand there; the uses of the file are on their way.',
    failed: 'The uses did not come; they can be read again.',
  },
  read: { target: 'shown', actions: { type: 'storeUses', params: outputOf<FileUses> } },
  on: { 'uses.retry': reload, 'connection.restored': reload },
});

/** The facts of a file of the library, and the posts and messages that show it. */
export const fileDetailsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FileDetailsAsked,
    events: {} as Types.FileDetailsEvent,
    output: {} as Answer<string>,
    children: {} as { loadUses: 'loadUses' },
  },
  actors: { loadUses },
  actions: {
    storeUses: assign((_, uses: FileUses) => ({ uses })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'fileDetails',
  description: 'Shows what a file of the library is, and where it is used.',
  meta: { requirement: 'issue 40 library: used in, size; peers §2.7' },
  context: ({ input }) => ({ ...input, uses: null, failure: null }),
  output: ({ context }) => ({ kind: 'confirmed', value: context.file.hash }),
  initial: 'loading',
  on: { 'file.delete': { target: '.deleting' } },
  states: {
    ...reading,
    // A dialog that is busy stays open: this one may be left while it reads.
    loading: { ...reading.loading, tags: [] },
    shown: { description: 'Posts and messages that show the file are listed, or that none do.' },
    deleting: {
      description: 'Its deletion is asked for, which another dialog does.',
      type: 'final',
    },
  },
});
