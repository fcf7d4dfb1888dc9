import { Card } from '#src/ui/style/card.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import css from './post-card.module.css';

/** The shape of a post that is on its way. */
export function PostSkeleton() {
  return (
    <Card as="div" flush>
      <div className={css.head}>
        <span className={css.author}>
          <Skeleton shape="circle" width="40px" />
          <Skeleton width="9rem" />
        </span>
      </div>
      <Skeleton shape="box" ratio={4 / 3} />
      <div className={css.foot}>
        <Skeleton width="12rem" />
      </div>
    </Card>
  );
}
