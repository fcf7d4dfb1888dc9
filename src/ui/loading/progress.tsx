import { classNames } from '../style/class-names.ts';
import css from './progress.module.css';
import { useText } from '../texts/text.tsx';

/** Progress bar: a share from 0 to 1, or null while unknown. `left` says what remains. */
export function Progress({
  label,
  value,
  left,
}: {
  label: string;
  value: number | null;
  left?: string;
}) {
  const { number } = useText();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div className={classNames(css.progress, share === null && css.unknown)}>
      <div className={css.words}>
        <span>{label}</span>
        <span className={css.left}>
          {left ?? (share !== null && number(share, { style: 'percent' }))}
        </span>
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={left}
        style={{ '--share': `${(share ?? 0) * 100}%` }}
      >
        <div className={css.bar} />
      </div>
    </div>
  );
}
