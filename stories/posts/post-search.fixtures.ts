import { emptyContent } from '#machines/posts/post-content.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import type { PostDraftEntry } from '#machines/posts/post-draft.types.ts';
import { freshEntry } from '#machines/posts/post-merge.ts';
import type { DeviceAnswer } from '#machines/posts/post-opening.types.ts';
import type { ServerAnswer, ServerPost } from '#machines/posts/server-post.types.ts';
import { version } from './post-editor.fixtures.ts';

/** A post of these words alone. */
export const words = (text: string): PostContent => ({ ...emptyContent, text });

/** Server's version of the post. */
export const serverPost = (more: Partial<ServerPost> = {}): ServerPost => ({
  version,
  content: words('one two'),
  status: 'draft',
  draftOf: null,
  isCopy: false,
  buyers: 0,
  ...more,
});

/** An answer about it. */
export const answered = <Found extends ServerPost | null>(post: Found): ServerAnswer<Found> => ({
  post,
  at: '2026-11-23T13:03:00.000Z',
  key: 'key-apart',
});

/** Device's answer with a saved entry; without one if `entry` is null. */
export const deviceAnswer = (entry: Partial<PostDraftEntry> | null): DeviceAnswer => ({
  kept: entry && {
    entry: { ...freshEntry('key-kept', words('one')), version, isSaved: false, ...entry },
    at: '2026-11-23T12:00:00.000Z',
  },
  at: '2026-11-23T13:00:00.000Z',
  key: 'key-new',
});
