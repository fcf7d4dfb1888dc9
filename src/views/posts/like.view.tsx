import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { likeMachine } from '#machines/posts/like.machine.ts';
import { Heart } from '#src/ui/icons.ts';
import { useText } from '#src/ui/text.tsx';
import { TallyButton } from '#src/ui/tally-button.tsx';
import { shownLikes } from './shown-likes.ts';

/** The like of one post in every state of its chart; a refusal stands beside it for a while. */
export function LikeView({ actor }: { actor: ActorRefFrom<typeof likeMachine> }) {
  const { t, plural, number } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isLiked = state.hasTag('liked');
  const likes = shownLikes(state.context, isLiked);
  const isRefused = state.matches({ unliked: 'refused' }) || state.matches({ liked: 'refused' });
  return (
    <TallyButton
      icon={Heart}
      label={plural('posts.like.label', likes)}
      count={likes > 0 ? number(likes) : null}
      pressed={isLiked}
      notice={
        isRefused ? t(isLiked ? 'posts.like.unlikeRefused' : 'posts.like.likeRefused') : undefined
      }
      onPress={() => actor.send({ type: 'like.toggle' })}
    />
  );
}
