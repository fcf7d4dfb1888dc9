import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PersonCard } from '#machines/people/person.types.ts';
import type { SuggestionPart } from '#machines/people/suggestions.types.ts';
import type { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { FollowButton, useFollowEvents } from './follow-button.tsx';
import { RelationNotice } from './relation-notice.tsx';
import css from './suggestions.module.css';

function Suggestion({
  person,
  part,
  isFollowed,
  onPress,
}: {
  person: PersonCard;
  part: SuggestionPart | undefined;
  isFollowed: boolean;
  onPress: (type: 'person.follow' | 'person.unfollow') => void;
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
      <FollowButton
        state={follow}
        isFollowed={isFollowed}
        displayName={person.displayName}
        onPress={(act) => onPress(act === 'follow' ? 'person.follow' : 'person.unfollow')}
      />
      {part && (
        <span className={css.notice}>
          <RelationNotice notice={notice} />
        </span>
      )}
    </li>
  );
}

/** Creators to follow, in every state of their chart; nothing where there are none. */
export function SuggestionsView({
  actor,
  most,
}: {
  actor: ActorRefFrom<typeof suggestionsMachine>;
  /** Number of people at most; absent for all. */
  most?: number;
}) {
  const { t } = useText();
  const { people, parts, followed } = useSelector(
    actor,
    ({ context: { people, parts, followed } }) => ({ people, parts, followed }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'exhausted') return null;
  return (
    <Card labelledBy="suggestions-title">
      <Stack gap={12}>
        <Heading id="suggestions-title">{t('people.suggestions.title')}</Heading>
        {phase === 'loading' && (
          <Loading label={t('people.suggestions.loading')}>
            <Skeleton lines={5} height="40px" />
          </Loading>
        )}
        {phase === 'showing' && (
          <ul className={css.people}>
            {people.slice(0, most).map((person) => (
              <Suggestion
                key={person.id}
                person={person}
                part={parts.find(({ userId }) => userId === person.id)}
                isFollowed={followed.includes(person.id)}
                onPress={(type) => actor.send({ type, userId: person.id })}
              />
            ))}
          </ul>
        )}
        {phase === 'failed' && (
          <>
            <MutedText>{t('people.suggestions.failed')}</MutedText>
            <Button onClick={() => actor.send({ type: 'suggestions.retry' })}>
              {t('posts.feed.retry')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
