import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { likeMachine } from '#machines/posts/like.machine.ts';
import { LikeButton } from './like-button.tsx';

/** Like of one post in every state of its chart; an error is beside it for a while. */
export function LikeView({ actor }: { actor: ActorRefFrom<typeof likeMachine> }) {
  const { isLiked, likesCount } = useSelector(
    actor,
    ({ context: { isLiked, likesCount } }) => ({ isLiked, likesCount }),
    shallowEqual,
  );
  return (
    <LikeButton
      known={{ isLiked, likesCount }}
      actor={actor}
      onPress={() => actor.send({ type: 'like.toggle' })}
    />
  );
}
