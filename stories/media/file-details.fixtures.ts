import type { FileUses } from '#machines/media/file-uses.types.ts';
import type { FileDetailsAnswer } from '#machines/media/inspection.types.ts';
import { english } from './file-captions.fixtures.ts';

const post = (id: number) => `/ada/post/${id}`;
const at = '2026-11-03T09:00:00.000Z';

/** Nothing shows the file. */
export const noUses: FileUses = {
  posts: { count: 0, latest: [] },
  messages: { count: 0, latest: [] },
};

/** A file in posts of every kind, and in more messages than are listed. */
export const manyUses: FileUses = {
  posts: {
    count: 4,
    latest: [
      { id: 4, name: 'Fog over the lake', status: 'scheduled', at, path: post(4) },
      { id: 3, name: 'Morning', status: 'published', at, path: post(3) },
      { id: 2, name: null, status: 'draft', at, path: `${post(2)}/edit` },
      { id: 1, name: 'An older one', status: 'deleted', at, path: null },
    ],
  },
  messages: { count: 23, latest: [{ id: 9, with: { id: 2, displayName: 'Bo Lindqvist' }, at }] },
};

/** Answers about the first file of the library: it is to be deleted, or has captions now. */
export const deletionAsked: FileDetailsAnswer = { hash: 'hash-1', changes: {}, next: 'deletion' };
export const captionsAdded: FileDetailsAnswer = {
  hash: 'hash-1',
  changes: { captions: [english] },
  next: null,
};
