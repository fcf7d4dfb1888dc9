import { classNames } from '../style/class-names.ts';
import css from './skeleton.module.css';

/**
 * Placeholder shown after 200 ms, so that quick answers do not flicker. Hidden from screen readers:
 * the region around it is busy (`<Loading>`).
 */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  ratio,
}: {
  shape?: 'text' | 'circle' | 'box';
  lines?: number;
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Width over height, for a picture to come. */
  ratio?: number;
}) {
  const style = {
    '--bone-width': width,
    '--bone-height': ratio === undefined ? height : 'auto',
    aspectRatio: ratio,
  };
  return (
    <span className={css.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classNames(css.bone, shape !== 'text' && css[shape])}
          style={style}
        />
      ))}
    </span>
  );
}

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
