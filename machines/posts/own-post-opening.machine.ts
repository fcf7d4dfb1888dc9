import { failureOf, outputOf } from '../lib/params.ts';
import { answerOf, ownPostOpeningSetup } from './own-post-opening.setup.ts';
import type { OwnPostOpeningContext } from './own-post-opening.types.ts';
import { endOf } from './post-search.ts';

const slotOf = ({ context: { author, postId } }: { context: OwnPostOpeningContext }) => ({
  viewerId: author.id,
  postId,
});
const failed = {
  target: 'failed',
  actions: { type: 'storeFailure', params: failureOf },
} as const;

/** Finds what is unfinished of a post that is there. */
export const ownPostOpeningMachine = ownPostOpeningSetup.createMachine({
  id: 'ownPostOpening',
  description: 'What is unfinished of a post that is there is looked for.',
  meta: { requirement: 'spec §2 edit post; decisions §11 drafts' },
  context: ({ input }) => ({
    ...input,
    answer: null,
    kept: null,
    at: '',
    key: '',
    out: null,
    found: null,
    failure: null,
  }),
  output: ({ context }) => endOf(context),
  initial: 'finding',
  states: {
    finding: {
      description: 'The server is asked for the post.',
      invoke: {
        id: 'findPost',
        src: 'findPost',
        input: ({ context: { username, postId: id } }) => ({ username, id }),
        onDone: [
          { guard: { type: 'isMissing', params: outputOf }, target: 'missing' },
          {
            guard: { type: 'isEdit', params: outputOf },
            target: 'finding',
            reenter: true,
            actions: { type: 'goToOriginal', params: outputOf },
          },
          { target: 'reading', actions: { type: 'storePost', params: outputOf } },
        ],
        onError: failed,
      },
    },
    reading: {
      description: 'This device is asked what it keeps of the post.',
      invoke: {
        id: 'readKept',
        src: 'readKept',
        input: slotOf,
        onDone: [
          {
            guard: 'isCopy',
            target: 'comparing',
            actions: { type: 'storeKept', params: outputOf },
          },
          {
            guard: { type: 'isOutWhole', params: outputOf },
            target: 'dropping',
            actions: { type: 'storeOut', params: outputOf },
          },
          {
            guard: 'isPublished',
            target: 'findingEdit',
            actions: { type: 'storeKept', params: outputOf },
          },
          {
            target: 'found',
            actions: [{ type: 'storeKept', params: outputOf }, 'continuePost'],
          },
        ],
        onError: failed,
      },
    },
    comparing: {
      description:
        'It is the version of an edit that was not used: what it stood against is found.',
      invoke: {
        id: 'findOriginal',
        src: 'findPost',
        input: ({ context }) => ({
          username: context.username,
          id: answerOf(context).post.draftOf ?? context.postId,
        }),
        onDone: { target: 'found', actions: { type: 'continueCopy', params: outputOf } },
        onError: failed,
      },
    },
    dropping: {
      description: 'All of it is out or planned: this device keeps it no longer.',
      invoke: {
        id: 'dropKept',
        src: 'dropKept',
        input: slotOf,
        onDone: [
          { guard: 'isPublished', target: 'findingEdit' },
          { target: 'found', actions: 'continuePost' },
        ],
        onError: failed,
      },
    },
    findingEdit: {
      description:
        'The server is asked for the draft in which the published post is being changed.',
      invoke: {
        id: 'findEdit',
        src: 'findEdit',
        input: ({ context: { postId } }) => ({ postId }),
        onDone: [
          { guard: { type: 'isOver', params: outputOf }, target: 'found', actions: 'askFirst' },
          { target: 'found', actions: { type: 'continueEdit', params: outputOf } },
        ],
        onError: failed,
      },
    },
    found: { description: 'What the fields begin with is known.', type: 'final' },
    missing: {
      description: 'There is no such post, or it is not this member’s.',
      type: 'final',
      entry: 'storeMissing',
    },
    failed: { description: 'The server did not say what there is.', type: 'final' },
  },
});
