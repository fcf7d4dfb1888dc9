import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useLoaded } from '../loaded.ts';

type Actor = ActorRefFrom<typeof exploreMachine>;

/** Lazy: of a member's empty search alone. */
const SuggestionsView = lazyView(
  async () => (await import('../people/suggestions.view.tsx')).SuggestionsView,
);

/** Content below the results: loading, retry, end, or people to follow where a search found nothing. */
export function ExploreFoot({ actor }: { actor: Actor }) {
  const { t } = useText();
  const entries = useSelector(actor, ({ context }) => context.entries);
  const suggestions = useLoaded(useSelector(actor, ({ context }) => context.suggestions));
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'resting')
    return <Sentinel mark={entries.length} onNear={() => actor.send({ type: 'end.approach' })} />;
  if (phase === 'loadingMore')
    return (
      <Loading label={t('posts.explore.loading')}>
        <Skeleton shape="box" ratio={4 / 3} />
      </Loading>
    );
  if (phase === 'interrupted')
    return (
      <RetryCallout
        tone="caution"
        retry={t('posts.feed.retry')}
        onRetry={() => actor.send({ type: 'list.retry' })}
      >
        {t('posts.exploreSearch.interrupted')}
      </RetryCallout>
    );
  if (phase === 'exhausted') return <MutedText>{t('posts.exploreSearch.end')}</MutedText>;
  return phase === 'empty' && suggestions ? <SuggestionsView actor={suggestions} /> : null;
}
