import { emptyContent, readingOf } from '#machines/posts/post-content.ts';
import type { PostContent, PostFile } from '#machines/posts/post-content.types.ts';
import type { PostDraftContext } from '#machines/posts/post-draft.types.ts';
import type { PostEditorContext } from '#machines/posts/post-editor.types.ts';
import type { PostTimeContext } from '#machines/posts/post-time.types.ts';
import { readyUpload } from '../media/media.fixtures.ts';
import { ada } from './posts.fixtures.ts';

/** A picture that the server has. */
export const fileOf = (id: string, alt = ''): PostFile => ({
  alt,
  upload: { ...readyUpload, id, hash: `hash-${id}` },
});

/** A video that the server has. */
export const videoOf = (id: string, seconds = 134): PostFile => {
  const { alt, upload } = fileOf(id);
  const picture = { width: 1920, height: 1080, placeholder: '#30506a', thumbUrl: null };
  return { alt, upload: { ...upload, picture: { ...picture, ...upload.picture, seconds } } };
};

export const limits = {
  currency: 'USD',
  priceMin: 300,
  priceMax: 10_000,
  kinds: ['image/jpeg', 'image/png'],
};

/** A post with a title, words, two pictures and a price. */
export const writtenContent: PostContent = {
  ...emptyContent,
  title: 'First light over the harbour',
  text: 'Woke at four for this. The whole series comes to subscribers on Sunday.',
  files: [fileOf('one', 'A harbour at dawn'), fileOf('two', 'Two boats')],
  audience: 'followers',
  isPaid: true,
  price: '5.00',
  isFreeForSubscribers: true,
};

export const slot = {
  viewerId: ada.id,
  username: ada.username,
  postId: null,
  draftOf: null,
  isDeviceOnly: false,
};

export const version = { id: 48, updatedAt: '2026-11-23T13:02:00.000Z' };

export const draftContext: PostDraftContext = {
  ...slot,
  key: '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a02',
  version,
  content: writtenContent,
  unanswered: [],
  isSaved: true,
  isDiscarded: false,
  other: null,
  out: null,
  sent: writtenContent,
  savedAt: '2026-11-23T13:02:00.000Z',
  published: null,
  failure: null,
  choice: null,
};

export const editorContext: PostEditorContext = {
  author: ada,
  username: ada.username,
  postId: null,
  limits,
  maySell: true,
  mode: 'publish',
  content: writtenContent,
  reading: readingOf(writtenContent, limits),
  baseline: emptyContent,
  buyers: 0,
  feePercent: 20,
  restoredAt: null,
  discarded: null,
  previewAs: 'guest',
  openedAt: '2026-11-23T13:00:00.000Z',
  preview: null,
  version,
  over: null,
  slot,
  draft: null,
  files: null,
  time: null,
  timing: 'atOnce',
  failure: null,
};

export const timeContext: PostTimeContext = {
  publishAt: null,
  zone: 'Europe/Madrid',
  now: Date.parse('2026-11-23T13:00:00.000Z'),
  wall: { day: '', time: '' },
  which: null,
  resumes: null,
};

/** A time in three hours and twelve minutes. */
export const plannedContext: PostTimeContext = {
  ...timeContext,
  publishAt: '2026-11-23T16:12:00.000Z',
  wall: { day: '2026-11-23', time: '17:12' },
};
