import css from './spinner.module.css';

/** Says that something is under way; with a label a screen reader announces it too. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={css.spinner} role={label ? 'status' : undefined}>
      <span className={css.ring} aria-hidden />
      {label}
    </span>
  );
}
