import { failureOf, outputOf } from '../lib/params.ts';
import { newPostOpeningSetup, slotOf } from './new-post-opening.setup.ts';
import { endOf } from './post-search.ts';
import type { NewPostOpeningContext } from './new-post-opening.types.ts';
import type { PostToFind } from './server-post.types.ts';

const inputOf = ({ context }: { context: NewPostOpeningContext }) => slotOf(context);
const toFind = ({ context: { author, kept } }: { context: NewPostOpeningContext }): PostToFind => {
  if (!kept?.entry.version) throw new Error('Only a draft with a number is looked for.');
  return { username: author.username, id: kept.entry.version.id };
};
const failed = {
  target: 'failed',
  actions: { type: 'storeFailure', params: failureOf },
} as const;

/** Finds what is unfinished of a new post: its draft may have been published or deleted elsewhere. */
export const newPostOpeningMachine = newPostOpeningSetup.createMachine({
  id: 'newPostOpening',
  description: 'What is unfinished of a new post is looked for, on this device and at the server.',
  meta: { requirement: 'decisions §11 drafts; issue 32: what is out is said to be out' },
  context: ({ input }) => ({
    ...input,
    kept: null,
    at: '',
    key: '',
    found: null,
    failure: null,
  }),
  output: ({ context }) => endOf(context),
  initial: 'reading',
  states: {
    reading: {
      description: 'This device is asked what it keeps of a new post.',
      invoke: {
        id: 'readKept',
        src: 'readKept',
        input: inputOf,
        onDone: [
          {
            guard: { type: 'isMaybeMade', params: outputOf },
            target: 'recalling',
            actions: { type: 'storeKept', params: outputOf },
          },
          {
            guard: { type: 'hasVersion', params: outputOf },
            target: 'checking',
            actions: { type: 'storeKept', params: outputOf },
          },
          {
            target: 'found',
            actions: [{ type: 'storeKept', params: outputOf }, 'continueAlone'],
          },
        ],
        onError: failed,
      },
    },
    recalling: {
      description: 'The answer to its making was lost: its key finds what was made.',
      invoke: {
        id: 'findMade',
        src: 'findMade',
        input: ({ context: { kept } }) => ({ key: kept?.entry.key ?? '' }),
        onDone: { target: 'checking', actions: { type: 'storeVersion', params: outputOf } },
        // Without an answer the writing goes on from the device, and its first saving asks again.
        onError: { target: 'found', actions: 'continueAlone' },
      },
    },
    checking: {
      description: 'The server is asked what became of its draft.',
      invoke: {
        id: 'findPost',
        src: 'findPost',
        input: toFind,
        onDone: [
          {
            guard: { type: 'isOutWhole', params: outputOf },
            target: 'dropping',
            actions: { type: 'beginAnew', params: outputOf },
          },
          {
            guard: { type: 'isOut', params: outputOf },
            target: 'found',
            actions: { type: 'keepApart', params: outputOf },
          },
          { target: 'found', actions: { type: 'continueDraft', params: outputOf } },
        ],
        onError: failed,
      },
    },
    dropping: {
      description: 'All of it is out: this device keeps it no longer.',
      invoke: {
        id: 'dropKept',
        src: 'dropKept',
        input: inputOf,
        onDone: { target: 'found' },
        onError: failed,
      },
    },
    found: { description: 'What the fields begin with is known.', type: 'final' },
    failed: {
      description: 'The server did not say what became of it.',
      type: 'final',
    },
  },
});
