import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';

/** Public posts, or the code that draws them, could not be loaded. */
export function ExploreFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <Callout tone="caution" actions={<Button onClick={onRetry}>{t('posts.feed.retry')}</Button>}>
      {t('posts.explore.failed')}
    </Callout>
  );
}
