import { toFailure } from '../lib/failure.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import { postPublishingSetup } from './post-publishing.setup.ts';
import type { PostPublishingContext } from './post-publishing.types.ts';

const toPublish = ({ context: { version, content } }: { context: PostPublishingContext }) => ({
  version,
  publishAt: content.publishAt,
});
/** Transitions of a refusal: where the post is gone or stale, it is read again. */
const refused = [
  {
    guard: { type: 'isMoved', params: failureOf },
    target: 'looking',
    actions: { type: 'storeFailure', params: failureOf },
  },
  { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
] as const;
const done = {
  target: 'done',
  actions: { type: 'storeDone', params: outputOf },
} as const;
const failed = {
  target: 'failed',
  actions: { type: 'storeFailure', params: failureOf },
} as const;

/**
 * Publishes, plans, or applies what the server has, once; asked again after a lost answer it finds what
 * the first call did.
 */
export const postPublishingMachine = postPublishingSetup.createMachine({
  id: 'postPublishing',
  description:
    'Exactly one version of a post is published, planned, or put in the place of another.',
  meta: { requirement: 'issue 17: posting is idempotent by its key; issue 32: it comes out once' },
  context: ({ input }) => ({ ...input, failure: null, now: null, submitted: null }),
  output: ({ context: { submitted, failure } }) =>
    submitted ?? { kind: 'failed', failure: toFailure(failure) },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What the press does depends on what the post is.',
      always: [
        { guard: 'isDraft', target: 'publishing' },
        { guard: 'isEdit', target: 'applying' },
        { target: 'replanning' },
      ],
    },
    publishing: {
      description: 'The draft becomes a post, at once or at its time.',
      invoke: {
        id: 'publishDraft',
        src: 'publishDraft',
        input: toPublish,
        onDone: [
          {
            guard: { type: 'isOther', params: outputOf },
            target: 'out',
            actions: { type: 'storeOut', params: outputOf },
          },
          done,
        ],
        onError: refused,
      },
    },
    applying: {
      description: 'The changes take the place of what is published.',
      invoke: {
        id: 'applyDraft',
        src: 'applyDraft',
        input: ({ context: { version, over } }) => ({ version, over }),
        onDone: done,
        onError: refused,
      },
    },
    replanning: {
      description: 'The planned post is changed, its time too where it keeps one.',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: ({ context: { version, content } }) => ({
          version,
          content,
          keepsTime: content.publishAt === null,
        }),
        onDone: [
          {
            guard: 'isAtOnce',
            target: 'advancing',
            actions: { type: 'storeVersion', params: outputOf },
          },
          done,
        ],
        onError: refused,
      },
    },
    advancing: {
      description: 'It waits for its time no longer: it is published at once.',
      invoke: {
        id: 'publishPlanned',
        src: 'publishDraft',
        input: toPublish,
        onDone: done,
        onError: refused,
      },
    },
    looking: {
      description: 'The server has another version, or none: an earlier call may have done it.',
      invoke: {
        id: 'findPost',
        src: 'findPost',
        input: ({ context: { username, draftOf, version } }) => ({
          username,
          id: draftOf ?? version.id,
        }),
        onDone: [
          { guard: { type: 'isGone', params: outputOf }, target: 'failed' },
          { guard: { type: 'isDone', params: outputOf }, ...done },
          {
            guard: { type: 'isOut', params: outputOf },
            target: 'out',
            actions: { type: 'storeOut', params: outputOf },
          },
          { target: 'comparing', actions: { type: 'storeNow', params: outputOf } },
        ],
        onError: failed,
      },
    },
    comparing: {
      description: 'It was changed elsewhere: another tab of this browser may have done that.',
      invoke: {
        id: 'findOtherTab',
        src: 'findOtherTab',
        input: ({ context: { version } }) => ({ postId: version.id }),
        onDone: { target: 'stale', actions: { type: 'storeStale', params: outputOf } },
        onError: failed,
      },
    },
    done: { description: 'It is out, planned, or changed as it was pressed.', type: 'final' },
    out: { description: 'Another press brought it out, with other words.', type: 'final' },
    stale: { description: 'Another version stands against it.', type: 'final' },
    failed: { description: 'It is not known to be out, and the reason is known.', type: 'final' },
  },
});
