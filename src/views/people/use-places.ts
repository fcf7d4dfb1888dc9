import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { showsFollowed } from './follow-button.tsx';
import { placesOf, type Places, type Standing } from './relationship-places.ts';

type State = SnapshotFrom<typeof relationshipMachine>;

const asWhat = (state: State): Standing['as'] => {
  if (state.matches('guest')) return 'guest';
  if (state.matches('oneself')) return 'oneself';
  if (state.matches('banned')) return 'banned';
  if (state.matches({ acquainted: 'subscriber' })) return 'subscriber';
  if (state.matches({ acquainted: 'ending' })) return 'ending';
  return state.matches({ acquainted: 'expired' }) ? 'expired' : 'acquainted';
};

/** Places of the profile's actions for this viewer, updated with follow and ban. */
export function usePlaces(actor: ActorRefFrom<typeof relationshipMachine>): Places {
  const profile = useSelector(actor, ({ context }) => context.profile);
  const follow = useSelector(actor, ({ context }) => context.follow);
  const as = useSelector(actor, asWhat);
  const writes = useSelector(actor, ({ context }) => context.relationship?.isRestricted !== true);
  const follows = useSelector(follow ?? undefined, (part) => showsFollowed(part, false));
  return placesOf({
    as,
    follows,
    sells: profile.subscriptionPrice !== null,
    earns: profile.isCreator,
    writes,
  });
}
