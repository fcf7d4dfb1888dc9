import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { postEditorSetup } from './post-editor.setup.ts';
import type { PostEditorContext } from './post-editor.types.ts';
import type { PostPublishingInput } from './post-publishing.types.ts';

const toPublish = ({ context }: { context: PostEditorContext }): PostPublishingInput => {
  const { mode, version, content, username, slot, over } = context;
  if (!version) throw new Error('Nothing is published before the server has it.');
  return { mode, version, content, username, draftOf: slot?.draftOf ?? null, over };
};
const refused = { type: 'storeFailure', params: failureOf } as const;
const explained = { type: 'storeReason', params: outputOf } as const;

/** From the press of the button to the answer of the server. */
export const submitting = postEditorSetup.createStateConfig({
  description: 'The press counts: what is shown is what is published, and stays as it is.',
  tags: 'busy',
  entry: 'clearFailure',
  initial: 'saving',
  states: {
    saving: {
      description: 'The last words are on their way to the draft.',
      entry: 'flushDraft',
      on: {
        'draft.saved': {
          target: 'publishing',
          actions: { type: 'storeVersion', params: eventOf },
        },
        'draft.unsaved': {
          target: '#postEditor.writing.refused',
          actions: { type: 'storeFailure', params: eventOf },
        },
        'draft.conflicted': { target: '#postEditor.writing' },
      },
    },
    publishing: {
      description: 'The server is asked to publish exactly this version.',
      invoke: {
        id: 'postPublishing',
        src: 'postPublishing',
        input: toPublish,
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: '#postEditor.published',
            actions: [
              'dropDraft',
              'releaseUploads',
              { type: 'announcePublished', params: outputOf },
            ],
          },
          {
            guard: { type: 'isSignedOut', params: outputOf },
            target: '#postEditor.writing.refused',
          },
          {
            guard: { type: 'isRefused', params: outputOf },
            target: '#postEditor.writing.refused',
            actions: explained,
          },
          {
            guard: { type: 'hasFailed', params: outputOf },
            target: 'looking',
            actions: explained,
          },
          {
            target: '#postEditor.writing',
            actions: { type: 'reportOther', params: outputOf },
          },
        ],
        onError: { target: 'looking', actions: refused },
      },
    },
    looking: {
      description: 'No answer came: whether it is published is found out before anything else.',
      meta: { requirement: 'issue 17: posting is idempotent by its key' },
      after: { lookTime: { target: 'publishing' } },
      on: { 'connection.restored': { target: 'publishing' } },
    },
  },
});
