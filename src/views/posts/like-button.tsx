import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { likeMachine } from '#machines/posts/like.machine.ts';
import { Heart } from '#src/ui/style/icons.ts';
import { TallyButton } from '#src/ui/buttons/tally-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { shownLikes } from './shown-likes.ts';

interface Known {
  readonly isLiked: boolean;
  readonly likesCount: number;
}

/**
 * Like button, by the post's data until pressed and by its chart afterwards. It is the same element
 * for both, so it keeps the focus.
 */
export function LikeButton({
  known,
  actor,
  onPress,
}: {
  known: Known;
  actor: ActorRefFrom<typeof likeMachine> | undefined;
  onPress: () => void;
}) {
  const { t, plural, number } = useText();
  const isLiked = useSelector(actor, (state) => state?.hasTag('liked') ?? known.isLiked);
  const likes = useSelector(actor, (state) => shownLikes(state?.context ?? known, isLiked));
  const isRefused = useSelector(
    actor,
    (state) => state?.matches({ unliked: 'refused' }) || state?.matches({ liked: 'refused' }),
  );
  return (
    <TallyButton
      command="like"
      icon={Heart}
      label={plural('posts.like.label', likes)}
      count={likes > 0 ? number(likes) : null}
      pressed={isLiked}
      notice={
        isRefused ? t(isLiked ? 'posts.like.unlikeRefused' : 'posts.like.likeRefused') : undefined
      }
      onPress={onPress}
    />
  );
}
