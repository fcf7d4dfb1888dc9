import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './explore.module.css';

const tiles = [1, 2, 3] as const;

/** Placeholder while public posts or their chunk load. */
export function ExploreSkeleton() {
  const { t } = useText();
  return (
    <Loading label={t('posts.explore.loading')}>
      <div className={css.grid}>
        {tiles.map((tile) => (
          <Skeleton key={tile} shape="box" ratio={2 / 3} />
        ))}
      </div>
    </Loading>
  );
}
