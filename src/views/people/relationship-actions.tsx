import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { useFollowEvents } from './follow-button.tsx';
import css from './profile.module.css';
import { RelationNotice } from './relation-notice.tsx';
import { RelationshipAct } from './relationship-act.tsx';
import { RelationshipMenu } from './relationship-menu.tsx';
import { usePlaces } from './use-places.ts';

interface Part {
  actor: ActorRefFrom<typeof relationshipMachine>;
}

/** Buttons of a profile; the menu keeps its place, so that a ban keeps the focus there. */
export function RelationshipButtons({ actor, ban }: Part & { ban: ReactNode }) {
  const follow = useSelector(actor, ({ context }) => context.follow);
  const followState = useSelector(follow ?? undefined, (snapshot) => snapshot);
  const notice = useFollowEvents(followState);
  const { primary, beside, more } = usePlaces(actor);
  // Ban notices replace the last button.
  const shown = ban ? beside.slice(0, -1) : beside;
  return (
    <KeepFocus>
      <div className={css.buttons}>
        {primary && primary !== 'forgive' && (
          <div className={css.first}>
            <RelationshipAct first act={primary} actor={actor} />
          </div>
        )}
        {(ban || shown.length > 0) && (
          <div className={css.often}>
            {ban}
            {shown.map((act) => (
              <RelationshipAct key={act} first={false} act={act} actor={actor} />
            ))}
          </div>
        )}
        {more.length > 0 && (
          <div className={css.more}>
            <RelationshipMenu actor={actor} acts={more} />
          </div>
        )}
      </div>
      {follow && <RelationNotice notice={notice} />}
    </KeepFocus>
  );
}

/** The first thing to do alone, for a bar; nothing where that is a change of a ban. */
export function RelationshipFirst({ actor }: Part) {
  const { primary } = usePlaces(actor);
  return primary && primary !== 'forgive' ? (
    <RelationshipAct first act={primary} actor={actor} />
  ) : null;
}
