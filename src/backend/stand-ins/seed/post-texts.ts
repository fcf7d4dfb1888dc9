import { adaPosts } from './post-texts.ada.ts';
import { otherPosts } from './post-texts.others.ts';
import type { PostText } from './post-texts.types.ts';

/** Every post, mingled as they were written: the feed of someone who follows all. */
export const postTexts: readonly PostText[] = Array.from(
  { length: Math.max(adaPosts.length, otherPosts.length) },
  (_, index) => {
    const own = adaPosts[index];
    const other = otherPosts[index];
    return [...(own ? [{ by: 'ada', ...own }] : []), ...(other ? [other] : [])];
  },
).flat();
