import { createEmptyActor } from 'xstate';
import { setup } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import { emptyContent } from '#machines/posts/post-content.ts';
import { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import type { OpenedPost } from '#machines/posts/post-opening.types.ts';
import { PostEditorView } from '#src/views/posts/post-editor.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import {
  draftContext,
  fileOf,
  limits,
  slot,
  version,
  writtenContent,
} from '#stories/posts/post-editor.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const still = (context: object) => setup({}).createMachine({ id: 'still', context });
const opened = (over: Partial<OpenedPost> = {}): OpenedPost => ({
  mode: 'publish',
  slot,
  entry: {
    key: draftContext.key,
    version: null,
    content: emptyContent,
    unanswered: [],
    isSaved: true,
    isDiscarded: false,
  },
  other: null,
  out: null,
  restoredAt: null,
  openedAt: '2026-11-23T13:00:00.000Z',
  baseline: emptyContent,
  buyers: 0,
  feePercent: 20,
  ...over,
});
const unfinished = { ...opened().entry, version, content: writtenContent };
const pictureAlone = { ...emptyContent, files: [fileOf('one')] };
const found = (over?: Partial<OpenedPost>) => ({ kind: 'found', found: opened(over) });
const failed = (failure: Failure) => ({ kind: 'failed', failure });
const fault = { kind: 'unexpected', status: null, message: '' };
const conflict = { version, content: { ...writtenContent, title: 'Another title' } };

const pickerAsked = {
  id: 'file-picker',
  dialog: 'filePicker' as const,
  input: { asker: createEmptyActor(), about: null, room: 10, taken: [] },
};

export default defineModel({
  machine: postEditorMachine,
  View: PostEditorView,
  input: { author: ada, username: ada.username, postId: null, limits, maySell: true },
  children: {
    draft: still({ ...draftContext, savedAt: null }),
    time: still({ publishAt: null, zone: null, now: 0, wall: { day: '', time: '' }, which: null }),
    files: still({ files: [], surplus: 0, described: null }),
  },
  cases: {
    events: {
      'content.change': ({ content }) =>
        content.text === '' ? [{ change: { text: 'Woke at four' } }] : [{ change: { text: '' } }],
      'files.changed': ({ content }) =>
        content.files.length === 0
          ? [{ files: [fileOf('one')] }]
          : content.text === ''
            ? [{ files: [] }]
            : [],
      'time.changed': [
        { publishAt: null, timing: 'atOnce' as const },
        { publishAt: null, timing: 'open' as const },
        { publishAt: '2026-11-28T17:00:00.000Z', timing: 'set' as const },
      ],
      'draft.saved': [{ version }],
      'draft.unsaved': [{ failure: { kind: 'offline' as const } }],
      'draft.replaced': ({ content }) =>
        content.title === 'Another title' ? [] : [{ content: conflict.content }],
      'upload.ordered': [{ order: { type: 'upload.retry' as const, id: 'one' } }],
      'dialog.requested': ({ content }) => (content.text === '' ? [pickerAsked] : []),
      'viewer.changed': ({ maySell }) => [{ viewer: maySell ? null : seller }],
      'preview.choose': ({ previewAs }) =>
        previewAs === 'guest' ? [{ previewAs: 'buyer' as const }] : [],
    },
    outcomes: {
      postOpening: {
        done: [
          found(),
          found({ restoredAt: '2026-11-22T14:02:00.000Z', entry: unfinished }),
          found({ mode: 'replan', entry: { ...unfinished, content: pictureAlone } }),
          failed({ kind: 'offline' }),
          failed({ kind: 'unauthenticated' }),
          failed({ kind: 'notFound' }),
        ],
        error: [fault],
      },
      postPublishing: {
        done: [
          { kind: 'done', postId: 48, publishAt: null },
          { kind: 'done', postId: 48, publishAt: '2026-11-28T17:00:00.000Z' },
          { kind: 'stale', other: conflict },
          { kind: 'stale', other: { ...conflict, isPublished: true } },
          { kind: 'out', out: { postId: 48, publishAt: null, key: 'key-apart' } },
          failed({ kind: 'offline' }),
          failed({ kind: 'unauthenticated' }),
          failed({ kind: 'forbidden', code: 'identity_required', message: '' }),
        ],
        error: [fault],
      },
    },
  },
  gestures: {
    'content.change': (person, { change: { text = '' } }) =>
      person.fill(t('posts.postEditor.words'), text),
    'viewer.changed': byChart,
    'preview.choose': async (person) => {
      await person.press(t('posts.postPreview.open'));
      await person.check(t('posts.postPreview.buyer'));
      await person.sees(t('posts.postPreview.seenBy.buyer'));
      await person.key('Escape');
    },
    'post.retry': (person) => person.press('Try again'),
    'restored.keep': (person) => person.press(t('posts.postEditor.keep')),
    'restored.discard': (person) => person.press('Discard'),
    'discard.undo': (person) => person.press('Undo'),
    'draft.save': async (person) => {
      await person.press(t('posts.postEditor.words'), 'textbox');
      await person.key('Control+s');
    },
    'post.publish': (person) => person.press(/^(Publish|Schedule|Save changes)$/),
    'publish.anyway': (person) => person.press(t('posts.postEditor.anyway')),
    'pictures.describe': (person) => person.press(t('posts.postEditor.describe')),
    'files.changed': byChart,
    'time.changed': byChart,
    'draft.saved': byChart,
    'draft.unsaved': byChart,
    'draft.conflicted': byChart,
    'draft.replaced': byChart,
    'draft.ended': byChart,
    'upload.ordered': byChart,
    'dialog.requested': byChart,
    'connection.restored': byChart,
  },
  outOfReach: (snapshot, { type }) =>
    type === 'preview.choose' &&
    (snapshot.context.preview === null ||
      ['opening', 'missing', 'failed'].some((one) => snapshot.value === one))
      ? 'no post is drawn'
      : null,
  sightings: {
    opening: (person) => person.seesRole('status'),
    'writing.plain': (person) => person.seesEnabled('textbox', t('posts.postEditor.words')),
    'writing.restored': (person) => person.seesEnabled('button', t('posts.postEditor.keep')),
    'writing.discarded': (person) => person.seesEnabled('button', 'Undo'),
    'writing.asking': (person) => person.seesEnabled('button', t('posts.postEditor.anyway')),
    'writing.refused': (person) => person.seesRole('alert'),
    'submitting.saving': (person) => person.seesBusy('button', /^(Publish|Schedule|Save changes)$/),
    'submitting.publishing': (person) =>
      person.seesBusy('button', /^(Publish|Schedule|Save changes)$/),
    'submitting.looking': (person) => person.sees(pattern('posts.postEditor.looking')),
    published: (person) => person.seesDisabled('textbox', t('posts.postEditor.words')),
    missing: (person) => person.sees(/couldn't load/),
    failed: (person) => person.sees(/couldn't load/),
  },
});
