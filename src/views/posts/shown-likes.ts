import type { LikeInput } from '#machines/posts/like.types.ts';

/** Server's like count, adjusted by the viewer's pending like or unlike. */
export const shownLikes = (
  { isLiked, likesCount }: Omit<LikeInput, 'postId'>,
  showsLiked: boolean,
): number => likesCount + Number(showsLiked) - Number(isLiked);
