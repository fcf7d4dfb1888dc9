import type { ReactNode } from 'react';
import css from './sidebar.module.css';

/** The places of the app beside its content: names from 1250 px, icons from 600. */
export function Sidebar({
  label,
  start,
  end,
  children,
}: {
  label: string;
  start: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={css.sidebar}>
      {start}
      <div className={css.items}>{children}</div>
      {end}
    </nav>
  );
}
