import type { ReactNode } from 'react';
import css from './columns.module.css';

/** Main content of a page, and an aside beside it where there is room. */
export function Columns({
  label,
  aside,
  children,
}: {
  /** Accessible name of the aside. */
  label: string;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <div className={css.main}>{children}</div>
      <aside className={css.aside} aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}
