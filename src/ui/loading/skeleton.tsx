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
