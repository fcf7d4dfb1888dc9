import { useSelector } from '@xstate/react';
import type { PersonCard } from '#machines/people/person.types.ts';
import type { FollowPart } from '#machines/people/follows.types.ts';
import { profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { FollowButton, useFollowEvents } from './follow-button.tsx';
import { RelationNotice } from './relation-notice.tsx';
import css from './person-row.module.css';

/** A person with the way to their profile; to be followed at a press where `onPress` is given. */
export function PersonRow({
  person,
  part,
  isFollowed,
  onPress,
}: {
  person: PersonCard;
  /** Their follow, from the first press on. */
  part: FollowPart | undefined;
  isFollowed: boolean;
  onPress?: ((act: 'follow' | 'unfollow') => void) | undefined;
}) {
  const follow = useSelector(part?.actor, (snapshot) => snapshot);
  const notice = useFollowEvents(follow);
  return (
    <li className={css.row}>
      <Link
        look="bare"
        className={css.person ?? ''}
        href={profilePath(person)}
        preloadsInView={false}
      >
        <Avatar name={person.displayName} src={person.profilePhoto} />
        <span className={css.names}>
          <bdi className={css.name}>
            <PersonName of={person} />
          </bdi>
          <Handle of={person} className={css.quiet} />
        </span>
      </Link>
      {onPress && (
        <FollowButton
          state={follow}
          isFollowed={isFollowed}
          displayName={person.displayName}
          onPress={onPress}
        />
      )}
      {part && (
        <span className={css.notice}>
          <RelationNotice notice={notice} />
        </span>
      )}
    </li>
  );
}
