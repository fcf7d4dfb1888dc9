import type { ReactNode } from 'react';
import { Callout } from '#src/ui/style/callout.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

interface PostsEndProps {
  /** The leaf state of the chart (`machines/parts/paged-list`). */
  readonly phase: string;
  /** The button that asks for the next page once more. */
  readonly retry: ReactNode;
  /** Text below the last post. */
  readonly end: string;
}

/** Content below a paged list of posts: loading, retry or end. */
export function PostsEnd({ phase, retry, end }: PostsEndProps) {
  const { t } = useText();
  if (phase === 'loadingMore')
    return (
      <Loading label={t('posts.feed.loading')}>
        <PostSkeleton />
      </Loading>
    );
  if (phase === 'interrupted')
    return (
      <Callout tone="caution" actions={retry}>
        {t('posts.feed.interrupted')}
      </Callout>
    );
  return phase === 'exhausted' ? <MutedText>{end}</MutedText> : null;
}
