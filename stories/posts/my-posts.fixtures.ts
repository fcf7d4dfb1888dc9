import type { MyPost } from '#machines/posts/my-post.types.ts';
import { gridPost, hostilePost, openPost, paidPost } from './posts.fixtures.ts';

const own = {
  status: 'published',
  publishAt: null,
  purchasesCount: 0,
  draftOf: null,
  draftOfName: null,
  keptUntil: null,
  isLocked: false,
} as const;

/** Out, and for all. */
export const outPost: MyPost = { ...openPost, ...own };

/** Out, for sale, and bought. */
export const soldPost: MyPost = {
  ...paidPost,
  ...own,
  media: openPost.media,
  visibility: 'followers',
  purchasesCount: 12,
};

/** Waiting for its time. */
export const plannedPost: MyPost = {
  ...gridPost,
  ...own,
  id: 21,
  title: 'Kitchen session',
  status: 'scheduled',
  publishAt: '2026-11-28T17:00:00.000Z',
};

/** A draft with words and no title. */
export const draftPost: MyPost = {
  ...openPost,
  ...own,
  id: 22,
  title: null,
  media: [],
  status: 'draft',
};

/** A draft that lacks what it costs. */
export const partPost: MyPost = { ...draftPost, id: 23, title: 'Half a thought', isPaid: true };

/** A draft with nothing in it yet. */
export const blankPost: MyPost = { ...draftPost, id: 25, text: null };

/** A draft of an edit. */
export const editDraft: MyPost = {
  ...draftPost,
  id: 24,
  title: 'Kitchen session, again',
  draftOf: 11,
  draftOfName: 'Kitchen session',
};

/** The version of an edit that was not used. */
export const copyDraft: MyPost = {
  ...editDraft,
  id: 26,
  title: 'Kitchen evening',
  keptUntil: '2026-12-23T13:02:00.000Z',
};

/** Hostile and awkward words. */
export const awkwardPost: MyPost = { ...hostilePost, ...own };
