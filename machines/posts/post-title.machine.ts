import { assign, emit, setup } from 'xstate';
import { trimmed } from '#src/contract/lib/blank.ts';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import type { MyPost } from './my-post.types.ts';
import { saveTitle } from './post-title.ports.ts';
import type * as Types from './post-title.types.ts';

type Refusal = { failure: Failure };
/** Characters of a title (decisions §11). */
const longestTitle = 120;
const savedTitle = ({ post }: Types.PostTitleContext) => post.title ?? '';

/** The title of one post, edited where it stands. */
export const postTitleMachine = setup({
  types: {
    context: {} as Types.PostTitleContext,
    input: {} as Types.PostTitleInput,
    events: {} as Types.PostTitleEvent,
    emitted: {} as Types.PostTitleEmitted,
    children: {} as { saveTitle: 'saveTitle' },
  },
  actors: { saveTitle },
  guards: {
    isUnchanged: ({ context }) => trimmed(context.title) === trimmed(savedTitle(context)),
    isShort: ({ context }) => trimmed(context.title).length <= longestTitle,
  },
  actions: {
    storeTitle: assign((_, { title }: { title: string }) => ({ title, failure: null })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceTitle: emit((_, post: MyPost) => ({ type: 'post.titled' as const, post })),
    announceLeave: emit(({ context }) => ({
      type: 'title.left' as const,
      postId: context.post.id,
      isStale: context.failure?.kind === 'conflict',
    })),
  },
}).createMachine({
  id: 'postTitle',
  description: 'An author edits the title of a post in its place.',
  meta: { requirement: 'peers §2.5 edit title separately' },
  context: ({ input }) => ({ ...input, title: input.post.title ?? '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The title stands in a field; a failure leaves it there as it was typed.',
      on: {
        'title.change': { actions: { type: 'storeTitle', params: eventOf } },
        'title.save': [
          { guard: 'isUnchanged', target: 'left' },
          { guard: 'isShort', target: 'saving' },
        ],
        'title.leave': { target: 'left' },
      },
    },
    saving: {
      description: 'The new title is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveTitle',
        src: 'saveTitle',
        input: ({ context: { post, title } }) => ({
          postId: post.id,
          title: trimmed(title) || null,
          updatedAt: post.updatedAt,
        }),
        onDone: { target: 'saved', actions: { type: 'announceTitle', params: outputOf } },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    saved: { description: 'It has its new title.', type: 'final' },
    left: { description: 'It keeps the title it had.', type: 'final', entry: 'announceLeave' },
  },
});
