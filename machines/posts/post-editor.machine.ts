import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { emptyContent, readingOf } from './post-content.ts';
import { undoWindow } from '../parts/undo-window.ts';
import { postEditorSetup } from './post-editor.setup.ts';
import { submitting } from './post-editor.states.ts';

const refused = { type: 'storeFailure', params: failureOf } as const;
const explained = { type: 'storeReason', params: outputOf } as const;
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
    'dialog.requested': { actions: { type: 'forward', params: eventOf } },
    'connection.restored': { actions: 'wakeDraft' },
    'viewer.changed': { actions: [{ type: 'storeViewer', params: eventOf }, 'showPreview'] },
    'preview.choose': { actions: { type: 'storePreview', params: eventOf } },
    'files.changed': { actions: newFiles },
    'time.changed': {
      guard: { type: 'isOtherTime', params: eventOf },
      actions: [{ type: 'storeTime', params: eventOf }, 'notifyDraft'],
    },
    'draft.ended': { target: '.opening', actions: 'stopParts' },
    'draft.replaced': { actions: [{ type: 'storeContent', params: eventOf }, 'showParts'] },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'What is unfinished is looked for on this device and at the server.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'postOpening',
        src: 'postOpening',
        input: ({ context: { author, username, postId, maySell } }) => ({
          author,
          username,
          postId,
          maySell,
        }),
        onDone: [
          { guard: { type: 'isMissing', params: outputOf }, target: 'missing' },
          { guard: { type: 'isSignedOut', params: outputOf }, target: 'failed' },
          {
            guard: { type: 'hasFailed', params: outputOf },
            target: 'failed',
            actions: explained,
          },
          {
            guard: { type: 'isRestored', params: outputOf },
            target: 'writing.restored',
            actions: { type: 'storeOpened', params: outputOf },
          },
          { target: 'writing', actions: { type: 'storeOpened', params: outputOf } },
        ],
        onError: { target: 'failed', actions: refused },
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
        discarded: undoWindow(
          'It was discarded; for a moment it can be taken back.',
          { target: 'plain' },
          {
            'discard.undo': {
              target: 'restored',
              actions: ['takeBack', 'notifyDraft', 'showParts'],
            },
          },
        ),
        asking: {
          description: 'Some pictures have no description: it is asked once, before it counts.',
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
    submitting,
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
