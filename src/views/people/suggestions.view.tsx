import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PersonRow } from './person-row.tsx';
import css from './suggestions.module.css';

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
              <PersonRow
                key={person.id}
                person={person}
                part={parts.find(({ userId }) => userId === person.id)}
                isFollowed={followed.includes(person.id)}
                onPress={(act) =>
                  actor.send({
                    type: act === 'follow' ? 'person.follow' : 'person.unfollow',
                    userId: person.id,
                  })
                }
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
