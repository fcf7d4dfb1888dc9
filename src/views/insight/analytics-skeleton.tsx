import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './analytics.module.css';

/** The shape of the numbers to come. */
export function AnalyticsSkeleton() {
  const { t } = useText();
  return (
    <Loading label={t('insight.analytics.loading')}>
      <div className={css.skeleton}>
        <Skeleton width="16rem" />
        <div className={css.tiles}>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} shape="box" height="104px" />
          ))}
        </div>
        <Skeleton shape="box" height="312px" />
      </div>
    </Loading>
  );
}
