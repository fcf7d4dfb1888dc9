import type { ReactNode } from 'react';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Compass, Mail, Newspaper, RefreshCw } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** In the place of a feed without posts: why there are none, and the first step to some. */
export function NoFeed({
  isConfined,
  retry,
  onRefresh,
}: {
  /** The email has to be confirmed first. */
  isConfined: boolean;
  retry: ReactNode;
  onRefresh: () => void;
}) {
  const { t } = useText();
  if (isConfined)
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
    <EmptyState
      icon={Newspaper}
      title={t('posts.feed.emptyTitle')}
      actions={
        <Row spread="center">
          <Link look="primary" icon={Compass} href={href('explore')}>
            {t('posts.feed.explore')}
          </Link>
          <Button icon={RefreshCw} onClick={onRefresh}>
            {t('posts.feed.refresh')}
          </Button>
        </Row>
      }
    >
      {t('posts.feed.emptyText')}
    </EmptyState>
  );
}
