import { href } from '#machines/navigation/routes.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ChartColumn } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Nothing came: in these days, or ever. */
export function AnalyticsNothing({ isAll }: { isAll: boolean }) {
  const { t } = useText();
  return (
    <EmptyState
      icon={ChartColumn}
      title={t(isAll ? 'insight.analytics.none' : 'insight.analytics.nothing')}
      actions={
        <Link look="primary" href={href('newPost')}>
          {t('insight.analytics.newPost')}
        </Link>
      }
    >
      {t(isAll ? 'insight.analytics.would' : 'insight.analytics.longer')}
    </EmptyState>
  );
}
