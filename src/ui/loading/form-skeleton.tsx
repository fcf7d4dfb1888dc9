import css from './form-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** The place of a button. */
export function ButtonSkeleton() {
  return <Skeleton shape="box" width="10rem" height="var(--control)" />;
}

/** Places of fields under each other, with their labels; the last may be higher. */
export function FieldsSkeleton({ count, last }: { count: number; last?: string }) {
  return (
    <span className={css.fields}>
      {Array.from({ length: count }, (_, field) => (
        <span key={field} className={css.field}>
          <Skeleton width="8rem" height="1.5em" />
          <Skeleton
            shape="box"
            height={(field === count - 1 ? last : undefined) ?? 'var(--control)'}
          />
        </span>
      ))}
    </span>
  );
}
