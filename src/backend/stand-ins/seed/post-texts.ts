import { adaPosts } from './post-texts.ada.ts';
import { otherPosts } from './post-texts.others.ts';

/** One seeded post. `pictures` is how many it shows; `price` in minor units locks it. */
export interface PostText {
  by: string;
  title?: string;
  text: string;
  pictures: number;
  visibility?: 'followers' | 'subscribers';
  price?: number;
}

/** Every post, mingled as they were written: the feed of someone who follows all. */
export const postTexts: readonly PostText[] = Array.from(
  { length: Math.max(adaPosts.length, otherPosts.length) },
  (_, index) => {
    const own = adaPosts[index];
    const other = otherPosts[index];
    return [...(own ? [{ by: 'ada', ...own }] : []), ...(other ? [other] : [])];
  },
).flat();
