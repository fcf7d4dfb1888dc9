import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { followsMachine } from '#machines/people/follows.machine.ts';
import type { PersonCard } from '#machines/people/person.types.ts';
import { PersonRow } from './person-row.tsx';
import css from './person-row.module.css';

/** A person as a list has them: followed by the viewer, or not, when it was read. */
export type ListedPerson = PersonCard & { readonly isFollower?: boolean };

/** People of a list in rows; a guest and the viewer's own row have no button. */
export function FollowsView({
  actor,
  people,
  viewerId,
}: {
  actor: ActorRefFrom<typeof followsMachine>;
  people: readonly ListedPerson[];
  /** Null is a guest; absent where all of them are others than the viewer. */
  viewerId?: number | null;
}) {
  const { parts, changed } = useSelector(
    actor,
    ({ context: { parts, changed } }) => ({ parts, changed }),
    shallowEqual,
  );
  return (
    <ul className={css.people}>
      {people.map((person) => {
        const { id: userId, displayName } = person;
        const isFollower = changed[userId] ?? person.isFollower ?? false;
        const whom = { userId, displayName, isFollower };
        const canFollow = viewerId !== null && viewerId !== userId;
        return (
          <PersonRow
            key={userId}
            person={person}
            part={parts.find((part) => part.userId === userId)}
            isFollowed={isFollower}
            onPress={
              canFollow
                ? (act) =>
                    actor.send({
                      type: act === 'follow' ? 'person.follow' : 'person.unfollow',
                      person: whom,
                    })
                : undefined
            }
          />
        );
      })}
    </ul>
  );
}
