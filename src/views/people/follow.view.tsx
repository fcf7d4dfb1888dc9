import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { followMachine } from '#machines/people/follow.machine.ts';
import { FollowButton, useFollowEvents } from './follow-button.tsx';
import { RelationNotice } from './relation-notice.tsx';
import css from './follow.module.css';

/** Follow button of one person in every state of its chart; its notice is beside it. */
export function FollowView({
  actor,
  look = 'primary',
}: {
  actor: ActorRefFrom<typeof followMachine>;
  look?: 'primary' | 'secondary';
}) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const notice = useFollowEvents(state);
  return (
    <div className={css.follow}>
      <FollowButton
        state={state}
        isFollowed={state.context.isFollower}
        displayName={state.context.displayName}
        look={look}
        onPress={(act) => actor.send({ type: act === 'follow' ? 'follow.start' : 'follow.stop' })}
      />
      <RelationNotice notice={notice} />
    </div>
  );
}
