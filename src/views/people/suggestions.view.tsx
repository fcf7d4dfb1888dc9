import { useSelector } from '@xstate/react';
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
import { FollowsView } from './follows.view.tsx';

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
  const people = useSelector(actor, ({ context }) => context.people);
  const follows = useSelector(actor, ({ context }) => context.follows);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'exhausted') return null;
  return (
    <Card labelledBy="suggestions-title">
      <Stack gap={12}>
        <Heading id="suggestions-title">{t('people.suggestions.title')}</Heading>
        {phase === 'loading' && (
          <Loading label={t('people.suggestionsList.loading')}>
            <Skeleton lines={5} height="40px" />
          </Loading>
        )}
        {phase === 'showing' && <FollowsView actor={follows} people={people.slice(0, most)} />}
        {phase === 'failed' && (
          <>
            <MutedText>{t('people.suggestionsList.failed')}</MutedText>
            <Button onClick={() => actor.send({ type: 'suggestions.retry' })}>
              {t('posts.feed.retry')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
