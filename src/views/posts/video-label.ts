import type { PostMedia } from '#machines/posts/post.types.ts';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Name of a video: its alternative text or "1 video", and its length. */
export function useVideoLabel() {
  const { plural, hidden } = useText();
  return ({ alt, seconds }: PostMedia): string =>
    `${(!hidden.names && alt) || plural('posts.postCard.videos', 1)}, ${lengthText(seconds ?? 0)}`;
}
