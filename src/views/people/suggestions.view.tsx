import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './suggestions.module.css';

/** The bar of creators to follow, in every state of its chart. */
export function SuggestionsView({ actor }: { actor: ActorRefFrom<typeof suggestionsMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <Card labelledBy="suggestions-title">
      <Stack gap={12}>
        <Heading id="suggestions-title">{t('posts.suggestions.title')}</Heading>
        {state.matches('loading') && (
          <Loading label={t('posts.suggestions.loading')}>
            <Skeleton lines={5} height="40px" />
          </Loading>
        )}
        {state.matches('showing') && (
          <ul className={css.people}>
            {state.context.people.map((person) => (
              <li key={person.id}>
                <Link
                  look="bare"
                  className={css.person ?? ''}
                  href={href('otherProfile', { username: person.username })}
                >
                  <Avatar name={person.displayName} src={person.profilePhoto} />
                  <span className={css.names}>
                    <span className={css.name}>{person.displayName}</span>
                    <span className={css.quiet}>@{person.username}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {state.matches('exhausted') && <Quiet>{t('posts.suggestions.exhausted')}</Quiet>}
        {state.matches('failed') && (
          <>
            <Quiet>{t('posts.suggestions.failed')}</Quiet>
            <Button onClick={() => actor.send({ type: 'suggestions.retry' })}>
              {t('posts.feed.retry')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
