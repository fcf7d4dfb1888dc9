import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { emptyContent, readingOf } from './post-content.ts';
import { postEditorSetup } from './post-editor.setup.ts';
import type { PostEditorContext, PostSubmitted, PostToSubmit } from './post-editor.types.ts';

const answered = ({ event }: { event: { output: PostSubmitted } }) => ({ submitted: event.output });
const toSubmit = ({ context }: { context: PostEditorContext }): PostToSubmit => {
  const { mode, version, content, username, slot, over } = context;
  if (!version) throw new Error('Nothing is published before the server has it.');
  return { mode, version, content, username, draftOf: slot?.draftOf ?? null, over };
};
const refused = { type: 'storeFailure', params: failureOf } as const;
const newFiles = [
  { type: 'notifyDraftOfFiles', params: eventOf },
  { type: 'storeFiles', params: eventOf },
] as const;
const submission = [
  { guard: 'isReplannable', target: '#postEditor.submitting.publishing' },
  { guard: 'isPublishable', target: '#postEditor.submitting' },
] as const;
const change = [{ type: 'storeChange', params: eventOf } as const, 'notifyDraft' as const] as const;

/** A post is written, kept while it is, and published once. */
export const postEditorMachine = postEditorSetup.createMachine({
  id: 'postEditor',
  description: 'A member writes a post, or changes one.',
  meta: { requirement: 'spec §2 edit post; contract §8.2 posts' },
  context: ({ input }) => ({
    ...input,
    mode: 'publish',
    content: emptyContent,
    reading: readingOf(emptyContent, input.limits),
    baseline: emptyContent,
    buyers: 0,
    feePercent: null,
    restoredAt: null,
    discarded: null,
    previewAs: 'guest',
    openedAt: '',
    preview: null,
    version: null,
    over: null,
    slot: null,
    draft: null,
    files: null,
    time: null,
    timing: 'atOnce',
    failure: null,
  }),
  on: {
    'upload.ordered': { actions: { type: 'forward', params: eventOf } },
    'session.expired': { actions: 'announceExpiry' },
    'connection.restored': { actions: 'wakeDraft' },
    'preview.choose': { actions: { type: 'storePreview', params: eventOf } },
    'files.changed': { actions: newFiles },
    'time.changed': {
      guard: { type: 'isOtherTime', params: eventOf },
      actions: [{ type: 'storeTime', params: eventOf }, 'notifyDraft'],
    },
    'draft.replaced': { actions: [{ type: 'storeContent', params: eventOf }, 'showParts'] },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'What is unfinished is looked for on this device and at the server.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'openPost',
        src: 'openPost',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isRestored', params: outputOf },
            target: 'writing.restored',
            actions: { type: 'storeOpened', params: outputOf },
          },
          { target: 'writing', actions: { type: 'storeOpened', params: outputOf } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'missing' },
          whenSessionOver('failed'),
          { target: 'failed', actions: refused },
        ],
      },
    },
    writing: {
      description: 'The fields are open; each change is kept.',
      on: {
        'content.change': { target: '.plain', actions: change },
        'draft.save': { actions: 'flushDraft' },
        'post.publish': [{ guard: 'hasUndescribed', target: '.asking' }, ...submission],
      },
      initial: 'plain',
      states: {
        plain: { description: 'Nothing stands in the way of the writing.' },
        restored: {
          description: 'What was unfinished is back, and the banner says what that is.',
          on: {
            'content.change': { actions: change },
            'restored.keep': { target: 'plain' },
            'restored.discard': {
              target: 'discarded',
              actions: ['discard', 'discardDraft', 'showParts'],
            },
          },
        },
        discarded: {
          description: 'It was discarded; for a moment it can be taken back.',
          after: { undoTime: { target: 'plain' } },
          on: {
            'discard.undo': {
              target: 'restored',
              actions: ['takeBack', 'notifyDraft', 'showParts'],
            },
          },
        },
        asking: {
          description:
            'Some pictures have no description: it is asked once, before the press counts.',
          meta: { requirement: 'peers §2.5 ALT is asked in flow' },
          on: {
            'publish.anyway': submission,
            'pictures.describe': { target: 'plain', actions: 'describeFirst' },
          },
        },
        refused: {
          description: 'It was not published, and the reason stands there; the draft is kept.',
        },
      },
    },
    submitting: {
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
            id: 'submitPost',
            src: 'submitPost',
            input: toSubmit,
            onDone: [
              {
                guard: { type: 'isStale', params: answered },
                target: '#postEditor.writing',
                actions: { type: 'reportOther', params: answered },
              },
              {
                target: '#postEditor.published',
                actions: [
                  'dropDraft',
                  'releaseUploads',
                  { type: 'announcePublished', params: answered },
                ],
              },
            ],
            onError: [
              whenSessionOver('#postEditor.writing.refused'),
              {
                guard: { type: 'isFinal', params: failureOf },
                target: '#postEditor.writing.refused',
                actions: refused,
              },
              { target: 'looking', actions: refused },
            ],
          },
        },
        looking: {
          description: 'No answer came: whether it is published is found out before anything else.',
          meta: { requirement: 'issue 17: posting is idempotent by its key' },
          after: { lookTime: { target: 'publishing' } },
          on: { 'connection.restored': { target: 'publishing' } },
        },
      },
    },
    published: {
      description: 'It is out, or planned; the app leads to it.',
    },
    missing: { description: 'There is no such post, or it is not this member’s.' },
    failed: {
      description: 'What is unfinished could not be read.',
      on: { 'post.retry': { target: 'opening' }, 'connection.restored': { target: 'opening' } },
    },
  },
});
