import type { ReactNode } from 'react';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Compass, Mail, Newspaper } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** In the place of a feed without posts: why there are none, and the first step to some. */
export function NoFeed({
  phase,
  retry,
  people,
  onShow,
}: {
  /** Confined: the email has to be confirmed first. Promising: somebody was followed since. */
  phase: 'confined' | 'empty' | 'promising';
  retry: ReactNode;
  /** Creators to follow. */
  people: ReactNode;
  onShow: () => void;
}) {
  const { t } = useText();
  if (phase === 'confined')
    return (
      <EmptyState
        icon={Mail}
        title={t('posts.feed.confinedTitle')}
        actions={
          <Row spread="center">
            <Link look="primary" href={href('verifyEmail')}>
              {t('posts.feed.confirm')}
            </Link>
            {retry}
          </Row>
        }
      >
        {t('posts.feed.confinedText')}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <EmptyState
        icon={Newspaper}
        title={t('posts.feed.emptyTitle')}
        actions={
          <Row spread="center">
            {phase === 'promising' && (
              <Button tone="primary" onClick={onShow}>
                {t('posts.feed.show')}
              </Button>
            )}
            <Link
              look={phase === 'promising' ? 'secondary' : 'primary'}
              icon={Compass}
              href={href('explore')}
            >
              {t('posts.feed.explore')}
            </Link>
          </Row>
        }
      >
        {t('posts.feed.emptyText')}
      </EmptyState>
      {people}
    </Stack>
  );
}
