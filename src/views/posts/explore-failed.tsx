import { RetryCallout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Public posts, or the code that draws them, could not be loaded. */
export function ExploreFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <RetryCallout tone="caution" retry={t('posts.feed.retry')} onRetry={onRetry}>
      {t('posts.explore.failed')}
    </RetryCallout>
  );
}
