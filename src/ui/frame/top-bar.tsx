import type { ReactNode } from 'react';
import css from './top-bar.module.css';

/** The bar at the top of a page, 56 px: who we are at the start, what can be done at the end. */
export function TopBar({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <header className={css.bar}>
      <div className={css.brand}>{start}</div>
      <div className={css.end}>{end}</div>
    </header>
  );
}
