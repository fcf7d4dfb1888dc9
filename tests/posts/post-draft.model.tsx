import { emptyContent } from '#machines/posts/post-content.ts';
import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import { PostDraftView } from '#src/views/posts/post-draft.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { slot, version, writtenContent } from '#stories/posts/post-editor.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const other = {
  version: { ...version, updatedAt: '2026-11-23T13:05:00.000Z' },
  content: { ...writtenContent, title: 'Another title' },
};
const entry = {
  key: '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a02',
  version,
  content: writtenContent,
  unanswered: [],
  isSaved: true,
  isDiscarded: false,
  other: null,
  out: null,
};
const out = { postId: 48, publishAt: null, key: 'key-apart' };
const planned = { ...out, publishAt: '2026-11-28T17:00:00.000Z' };
const saved = { kind: 'saved', version: other.version, at: '2026-11-23T13:02:00.000Z' };

const film = {
  place: 0,
  alt: '',
  file: { id: 'film', name: 'film.mp4', size: 9, type: 'video/mp4', share: 0.4 },
};

const onTheWay = 'a guard of a state that is left at once refuses only on the way';

export default defineModel({
  machine: postDraftMachine,
  View: PostDraftView,
  inputs: [
    { ...slot, ...entry },
    { ...slot, ...entry, version: null },
    { ...slot, ...entry, isSaved: false },
    { ...slot, ...entry, isSaved: false, other },
    { ...slot, ...entry, isSaved: false, isDeviceOnly: true },
    { ...slot, ...entry, isDiscarded: true, content: emptyContent },
    { ...slot, ...entry, postId: 48 },
    { ...slot, ...entry, out, isSaved: false },
    { ...slot, ...entry, out, isSaved: false, postId: 48 },
    { ...slot, ...entry, out },
    { ...slot, ...entry, other: { ...other, isUnknown: true } },
  ],
  cases: {
    events: {
      'content.changed': ({ content }) =>
        content.text === 'Other words'
          ? [{ content: emptyContent }]
          : [{ content: { ...content, text: 'Other words' } }],
      'unsent.changed': ({ unsent = [] }) => (unsent.length > 0 ? [] : [{ unsent: [film] }]),
      'draft.discard': ({ isDiscarded }) => (isDiscarded ? [] : [{ content: emptyContent }]),
      'version.found': ({ other: known }) =>
        known ? [] : [{ other }, { other: { ...other, isPublished: true } }],
      'post.found': ({ out: known }) => (known ? [] : [{ out: planned }]),
      'version.choose': [{ choice: 'mine' as const }, { choice: 'theirs' as const }],
    },
    outcomes: {
      saveDraft: {
        done: [
          saved,
          { ...saved, published: { ...out, postId: version.id } },
          { kind: 'stale', other },
          { kind: 'stale', other: { ...other, isPublished: true }, key: 'another-key' },
          { kind: 'gone', key: 'another-key' },
          { kind: 'out', out },
        ],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: '', fields: { title: ['Too long.'] }, jwt: null },
          { kind: 'conflict', code: 'too_many_drafts', message: 'You have 500 drafts.' },
          { kind: 'conflict', code: 'idempotency_in_progress', message: '' },
        ],
      },
      discardDraft: {
        done: ['another-key'],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      keepCopy: { done: [undefined], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
    },
  },
  gestures: {
    'content.changed': byChart,
    'unsent.changed': byChart,
    'draft.flush': byChart,
    'draft.drop': byChart,
    'draft.discard': byChart,
    'version.found': byChart,
    'post.found': byChart,
    'draft.keep': (person) => person.press(/^Keep as/),
    'draft.leave': (person) => person.press(t('posts.postDraft.leave')),
    'version.choose': (person, { choice }) =>
      person.press(choice === 'mine' ? t('posts.postDraft.useMine') : 'Use the other'),
    'connection.restored': byChart,
  },
  unreached: {
    'arriving|always|0 = no': onTheWay,
    'arriving|always|1 = no': onTheWay,
    'arriving|always|2 = no': onTheWay,
    'arriving|always|3 = no': onTheWay,
    'arriving|always|4 = no': onTheWay,
  },
  sightings: {
    arriving: (person) => person.seesNot(t('posts.postDraft.saving')),
    resting: (person) => person.seesNot(t('posts.postDraft.saving')),
    waiting: (person) => person.sees(t('posts.postDraft.saving')),
    saving: (person) => person.sees(t('posts.postDraft.saving')),
    kept: (person) => person.sees(/^(Saved|On) (on )?this device/),
    local: (person) => person.sees(t('posts.postDraft.local')),
    stale: (person) => person.seesEnabled('button', t('posts.postDraft.useMine')),
    out: async (person, { context }) => {
      await person.sees(
        context.out?.publishAt ? pattern('posts.postDraft.planned') : t('posts.postDraft.out'),
      );
      await person.seesEnabled('button', t('posts.postDraft.leave'));
    },
    resolving: (person, { context }) =>
      person.seesBusy(
        'button',
        context.choice === 'mine' ? t('posts.postDraft.useMine') : 'Use the other',
      ),
    'discarding.removing': (person) => person.sees(t('posts.postDraft.discarding')),
    'discarding.delayed': (person) => person.sees(/^Discarded on this device/),
    dropped: (person) => person.seesNot(t('posts.postDraft.saving')),
  },
});
