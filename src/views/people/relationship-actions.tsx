import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { showsFollowed, useFollowEvents } from './follow-face.tsx';
import css from './profile.module.css';
import { RelationNotice } from './relation-notice.tsx';
import { RelationshipAct } from './relationship-act.tsx';
import { RelationshipMenu } from './relationship-menu.tsx';
import { placesOf, type Standing } from './relationship-places.ts';

type State = SnapshotFrom<typeof relationshipMachine>;

interface Part {
  actor: ActorRefFrom<typeof relationshipMachine>;
  state: State;
}

const asWhat = (state: State): Standing['as'] => {
  if (state.matches('guest')) return 'guest';
  if (state.matches('oneself')) return 'oneself';
  if (state.matches('banned')) return 'banned';
  if (state.matches({ acquainted: 'subscriber' })) return 'subscriber';
  if (state.matches({ acquainted: 'ending' })) return 'ending';
  return state.matches({ acquainted: 'expired' }) ? 'expired' : 'acquainted';
};

/** The buttons of a profile; the menu stands in one place, so that a ban keeps the focus there. */
export function RelationshipButtons({ actor, state, ban }: Part & { ban: ReactNode }) {
  const { profile, follow, relationship } = state.context;
  const followState = useSelector(follow ?? undefined, (snapshot) => snapshot);
  const notice = useFollowEvents(followState);
  const { primary, beside, more } = placesOf({
    as: asWhat(state),
    follows: showsFollowed(followState, false),
    sells: profile.subscriptionPrice !== null,
    earns: profile.isCreator,
    writes: relationship?.isRestricted !== true,
  });
  // What a ban that was made or taken back just now offers takes the place of the least likely.
  const shown = ban ? beside.slice(0, -1) : beside;
  return (
    <KeepFocus>
      <div className={css.buttons}>
        {primary && primary !== 'forgive' && (
          <div className={css.first}>
            <RelationshipAct first act={primary} actor={actor} state={state} />
          </div>
        )}
        {(ban || shown.length > 0) && (
          <div className={css.often}>
            {ban}
            {shown.map((act) => (
              <RelationshipAct key={act} first={false} act={act} actor={actor} state={state} />
            ))}
          </div>
        )}
        {more.length > 0 && (
          <div className={css.more}>
            <RelationshipMenu actor={actor} state={state} acts={more} />
          </div>
        )}
      </div>
      {follow && <RelationNotice notice={notice} />}
    </KeepFocus>
  );
}
