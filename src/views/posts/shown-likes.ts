import type { LikeInput } from '#machines/posts/like.types.ts';

/** How many likes show: what the server said last, with the viewer's own as it is meant now. */
export const shownLikes = (
  { isLiked, likesCount }: Omit<LikeInput, 'postId'>,
  showsLiked: boolean,
): number => likesCount + Number(showsLiked) - Number(isLiked);
