import css from './delayed-spinner.module.css';
import { Spinner } from './spinner.tsx';

/** A spinner in the middle of the page that shows itself only when the wait is longer than 200 ms. */
export function DelayedSpinner({ label }: { label: string }) {
  return (
    <div className={css.late}>
      <Spinner label={label} />
    </div>
  );
}
